/** Registrations are compared without leading zeros, as `employment.registration_key` does. */
export function registrationKey(registration: string): string {
  return registration.replace(/^0+/, '').toUpperCase();
}
