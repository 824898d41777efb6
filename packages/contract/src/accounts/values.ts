export const genders = ['Male', 'Female'] as const;

export const userTypes = ['Customer', 'Admin'] as const;
