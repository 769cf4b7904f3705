import type { Permission } from '@cracha/contract/access/permissions.ts';
import { permissionsOf } from '#core/access/catalogue.ts';
import type { NewMembership } from '#core/access/membership.factory.ts';

/** A sign-in of the demo installation (README, 'The demo'). CPF without punctuation; all persons are invented. */
export interface DemoPerson {
  key: string;
  name: string;
  email: string;
  cpf: string;
  cellPhone?: string;
  twoFactor?: boolean;
  fresh?: boolean;
}

/** The password of every demo user. */
export const demoPassword = 'Cracha@2026';

/** The authenticator's key of every demo user with two-factor. */
export const demoTotpKey = 'JBSWY3DPEHPK3PXP';

export const demoPeople = [
  {
    key: 'maria',
    name: 'Maria Aparecida Souza',
    email: 'maria@pantanal.test',
    cpf: '52998224725',
    cellPhone: '11987654321',
  },
  { key: 'joao', name: 'João Batista Ferreira', email: 'joao@pantanal.test', cpf: '39053344705', fresh: true },
  { key: 'ana', name: 'Ana Lúcia Barros', email: 'ana@duplo.test', cpf: '27182818205' },
  { key: 'helena', name: 'Helena Martins Prado', email: 'helena@pantanal.test', cpf: '74697131401' },
  { key: 'gustavo', name: 'Gustavo Lima Teixeira', email: 'gustavo@pantanal.test', cpf: '23100299981' },
  {
    key: 'fernanda',
    name: 'Fernanda Alves Rocha',
    email: 'fernanda@pantanal.test',
    cpf: '82342031009',
    twoFactor: true,
  },
  { key: 'flavio', name: 'Flávio Moura Sales', email: 'flavio@pantanal.test', cpf: '16180339805', twoFactor: true },
  { key: 'bruno', name: 'Bruno Carvalho Dantas', email: 'bruno@boreal.test', cpf: '45678912364' },
  { key: 'admin', name: 'Adriana Nogueira', email: 'admin@cracha.test', cpf: '98765432100', twoFactor: true },
  { key: 'admin2', name: 'Alberto Pires', email: 'admin2@cracha.test', cpf: '14142135651', twoFactor: true },
  { key: 'suporte', name: 'Sueli Ramos', email: 'suporte@cracha.test', cpf: '13579246828', twoFactor: true },
  { key: 'assoc', name: 'Célia Vasconcelos', email: 'assoc@cracha.test', cpf: '24681357928', twoFactor: true },
  { key: 'assoc2', name: 'Cláudio Freitas', email: 'assoc2@cracha.test', cpf: '17320508052', twoFactor: true },
  { key: 'revenda', name: 'Rogério Sulzbach', email: 'revenda@cracha.test', cpf: '31415926590' },
] as const satisfies readonly DemoPerson[];

/** HR of Pantanal São Paulo for requests alone: she comes with the demo's requests, so that what Helena files is decided by somebody. */
export const secondHr = {
  ...{ name: 'Regina Tavares Couto', email: 'regina@pantanal.test', cpf: '61803398809' },
  permissions: [
    ...['RhInicioVisualizar', 'RhTrabalhadorVisualizar', 'RhSolicitacaoVisualizar', 'RhSolicitacaoCriar'],
    ...['RhSolicitacaoAprovar', 'RhSolicitacaoNegar', 'RhSolicitacaoHistorico', 'RhSolicitacaoDownload'],
  ],
} as const satisfies Pick<DemoPerson, 'name' | 'email' | 'cpf'> & { permissions: readonly Permission[] };

export type DemoKey = (typeof demoPeople)[number]['key'];

/** The places of the demo that roles are held in. */
export interface DemoPlaces {
  pantanal: string;
  boreal: string;
  association: string;
  reseller: string;
  teamOfGustavo: string[];
}

/** Who holds which role where; workers get theirs with their employment. */
export function demoMemberships(places: DemoPlaces): { key: DemoKey; membership: Omit<NewMembership, 'personId'> }[] {
  const { pantanal, boreal, association, reseller, teamOfGustavo } = places;
  return [
    { key: 'helena', membership: { role: 'RH', accessGroupId: pantanal } },
    { key: 'gustavo', membership: { role: 'GESTOR', accessGroupId: pantanal, employmentIds: teamOfGustavo } },
    {
      key: 'fernanda',
      membership: {
        role: 'FINANCEIRO',
        accessGroupId: pantanal,
        permissions: permissionsOf(['Financeiro', 'Administrador']),
        profileName: 'Financeiro e cartões',
      },
    },
    { key: 'flavio', membership: { role: 'FINANCEIRO', accessGroupId: pantanal } },
    { key: 'bruno', membership: { role: 'RH', accessGroupId: boreal } },
    { key: 'admin', membership: { role: 'ADMIN' } },
    { key: 'admin2', membership: { role: 'ADMIN' } },
    { key: 'suporte', membership: { role: 'SUPORTE' } },
    { key: 'assoc', membership: { role: 'ASSEMAT', associationId: association } },
    { key: 'assoc2', membership: { role: 'ASSEMAT', associationId: association } },
    { key: 'revenda', membership: { role: 'REVENDEDOR', resellerId: reseller } },
  ];
}
