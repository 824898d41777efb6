/** Like `messages`, for the account settings. */

export const passwordChangeFailed = 'Failed to change your password. Please try again.';
export const emailChangeFailed = 'Failed to change your email address. Please try again.';
export const emailLinkFailed = 'We couldn’t reach the shop. Please try again.';
export const devicesLoadFailed = 'Failed to load your devices.';
export const deviceLogoutFailed = 'Failed to log the device out. Please try again.';
export const addressesLoadFailed = 'Failed to load your addresses.';
export const addressSaveFailed = 'Failed to save the address. Please try again.';
export const addressRemoveFailed = 'Failed to remove the address. Please try again.';
export const deleteAccountFailed = 'Failed to delete your account. Please try again.';
export const exportDataFailed = 'Failed to download your data. Please try again.';
export const twoFactorLoadFailed = 'Failed to load two-factor authentication.';
export const stepUpFailed = 'Failed to check the code. Please try again.';
export const twoFactorChangeFailed = 'Failed to change two-factor authentication. Please try again.';
