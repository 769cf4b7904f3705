import type { HelpKind } from '../features/help/help-areas.ts';
import type { AccountPart } from './account.ts';
import { at, keeping } from './address-of.ts';

/** Addresses on the way in, and those that every area has: what the sign-in's page needs. */
export const to = {
  login: keeping('/login'),
  /** There is no such address: who is signed in reads it there. */
  nowhere: () => at('/login', { inexistente: '1' }),
  adminLogin: (redirect?: string) => at('/login', { area: 'admin', redirect }),
  passwordByLink: (code: string) => at('/definicao-senha', { codigo: code }),
  profileChoice: keeping('/select-profile'),
  contactChoice: keeping('/select-contact'),
  contactCode: keeping('/code-report'),
  support: () => '/suporte',
  passwordRecovery: () => '/recuperar-senha',
  accessLetter: keeping('/login/primeiro-acesso'),
  objection: (code: string) => at('/nao-fui-eu', { codigo: code }),
  ownCompanies: (code?: string) => at('/conta/empresas', { codigo: code }),
  provider: keeping('/login/provedor'),
  step: {
    policy: keeping('/politica-privacidade'),
    password: keeping('/definicao-senha'),
    twoFactor: keeping('/register2F'),
    cellPhone: keeping('/confirm-data/cell-phone'),
    email: keeping('/confirm-data/email'),
    ethnicity: keeping('/confirm-data/ethnic'),
  },
  sendCode: {
    cellPhone: keeping('/confirm-data/cell-phone-send-token'),
    email: keeping('/confirm-data/email-send-token'),
  },
  enterCode: {
    cellPhone: keeping('/confirm-data/cell-phone-verify'),
    email: keeping('/confirm-data/email-verify'),
  },
  /** What a signer without a user accepts before the document. */
  signerPolicy: () => '/signature/politica-privacidade',
  accessGroup: keeping('/grupo-acesso'),
  /** One's own account in the area of that prefix (`areas.ts`). */
  account: (prefix: string, parte?: AccountPart) => at(`${prefix}/minha-conta`, { parte }),
  /** The help, and why each menu entry is there or not, in the area of that prefix. */
  help: (prefix: string, tipo?: HelpKind) => at(`${prefix}/ajuda`, { tipo }),
  menus: (prefix: string) => `${prefix}/menus`,
  authenticity: (code?: string) => at('/autenticidade', { codigo: code }),
  incomeProof: (code?: string) => at('/comprovante', { codigo: code }),
  firstAdministrator: (token: string) => at('/instalacao', { token }),
  /** Where support works. */
  supportDesk: () => '/admin/suporte',
} as const;
