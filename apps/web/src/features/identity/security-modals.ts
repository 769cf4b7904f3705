export const authenticatorModal = 'account.authenticator';
export const recoveryCodesModal = 'account.codes';
export const disownModal = 'account.disown';
