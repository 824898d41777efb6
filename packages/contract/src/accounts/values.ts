export const genders = ['Male', 'Female'] as const;

/** What the account settings offer beyond names and gender, if the backend has the call for it. */
export const accountSettings = ['email', 'password', 'addresses', 'devices', 'data', 'deletion', 'twoFactor'] as const;

export const userTypes = ['Customer', 'Admin'] as const;
