export const genders = ['Male', 'Female'] as const;

/** What the user of a session can change beyond names and gender, if the backend has the call for it. */
export const accountSettings = ['password'] as const;

export const userTypes = ['Customer', 'Admin'] as const;
