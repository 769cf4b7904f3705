/**
 * Addresses of the built screens, for links, notifications and e-mails. What a screen shows is in its query, so that the
 * address stays the inventory's.
 */
export const to = {
  login: (redirect?: string) => at('/login', { redirect }),
  adminLogin: (redirect?: string) => at('/login', { area: 'admin', redirect }),
  passwordByLink: (code: string) => at('/definicao-senha', { codigo: code }),
  profileChoice: (redirect?: string) => at('/select-profile', { redirect }),
  contactChoice: (redirect?: string) => at('/select-contact', { redirect }),
  contactCode: (redirect?: string) => at('/code-report', { redirect }),
  passwordRecovery: () => '/recuperar-senha',
  step: {
    policy: (redirect?: string) => at('/politica-privacidade', { redirect }),
    password: (redirect?: string) => at('/definicao-senha', { redirect }),
    twoFactor: (redirect?: string) => at('/register2F', { redirect }),
    cellPhone: (redirect?: string) => at('/confirm-data/cell-phone', { redirect }),
    email: (redirect?: string) => at('/confirm-data/email', { redirect }),
    ethnicity: (redirect?: string) => at('/confirm-data/ethnic', { redirect }),
  },
  sendCode: {
    cellPhone: (redirect?: string) => at('/confirm-data/cell-phone-send-token', { redirect }),
    email: (redirect?: string) => at('/confirm-data/email-send-token', { redirect }),
  },
  enterCode: {
    cellPhone: (redirect?: string) => at('/confirm-data/cell-phone-verify', { redirect }),
    email: (redirect?: string) => at('/confirm-data/email-verify', { redirect }),
  },
  accessGroup: (redirect?: string) => at('/grupo-acesso', { redirect }),
  authenticity: (code?: string) => at('/autenticidade', { codigo: code }),
  firstAdministrator: (token: string) => at('/instalacao', { token }),
  worker: {
    home: () => '/trabalhador/inicio',
    receipts: () => '/trabalhador/recibos',
    receipt: (id: string) => at('/trabalhador/visualiza-recibo', { id }),
    why: (id: string) => at('/trabalhador/visualiza-recibo/mudou', { id }),
  },
  hr: {
    home: () => '/rh/inicio',
    imports: () => '/rh/importacoes',
    import: (id: string) => at('/rh/importacoes', { id }),
    review: (id: string, documento?: string) => at('/rh/importacoes/conferir', { id, documento }),
    release: (id: string) => at('/rh/importacoes/liberar', { id }),
    receipts: () => '/rh/recibos-pagamentos',
    receipt: (id: string) => at('/rh/recibos-pagamentos', { id }),
    newReceipt: () => '/rh/recibos-pagamentos/novo-recibo-pagamento',
    disputes: () => '/rh/recibos-pagamentos/discordancias',
  },
  manager: {
    home: () => '/gestor/inicio',
    receipts: () => '/gestor/recibos-pagamentos',
    receipt: (id: string) => at('/gestor/visualiza-recibo-pagamento', { id }),
  },
} as const;

function at(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
