/** Passkeys belong to a site with a name: at an address of numbers every device refuses, and so does plain http. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}
