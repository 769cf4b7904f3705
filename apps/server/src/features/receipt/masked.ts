/** `m****@p*****.test`: its owner knows it, nobody else learns it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}****@${domain.slice(0, 1)}*****${dot < 0 ? '' : domain.slice(dot)}`;
}

/** A code as people type it: any letter case, spaces and hyphens between. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
