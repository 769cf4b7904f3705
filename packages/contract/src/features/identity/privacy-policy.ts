/** The privacy policy in force. Another version asks everybody again; the database knows it as `access.policy_version()`. */
export const policyVersion = '2026-01';
