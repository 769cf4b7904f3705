/** `***.291.733-**`: enough to tell people apart, not enough to be used. */
export function maskedCpf(cpf: string | null): string | null {
  return cpf ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : null;
}

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
