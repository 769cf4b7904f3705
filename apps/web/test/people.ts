import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { Profile } from '@cracha/contract/access/roles.ts';
import { type SignedInUser, setSession } from '#kernel/base/session.ts';

export const maria: SignedInUser = {
  id: 'user-maria',
  nome: 'Maria Aparecida Souza',
  cpf: '52998224725',
  email: 'maria@pantanal.test',
  celular: '5511987654321',
  imagem: null,
  desabilitaPropaganda: false,
  idioma: 'pt-BR',
  keyProvisoria: null,
  obrigatorio2F: false,
  flgAceitoTermoPrivacidade: true,
  loginSenhaProvisoria: false,
  usuarioConfirmacao: { celularConfirmado: true, emailConfirmado: true, corConfirmado: true },
  roles: ['EMPREGADO'],
  permissions: ['TrabalhadorInicioVisualizar', 'TrabalhadorReciboVisualizar', 'TrabalhadorReciboDownload'],
  idGrupoAcesso: null,
  idGruposAcessoRH: [],
  idGrupoAcessoGestor: null,
  idEmpresasGestor: [],
  idGruposAcessoGestor: [],
  idEmpresasRH: [],
  suporte: null,
  conta: { pedidos: 0, caso: null },
};

const hrPermissions: Permission[] = [
  'RhInicioVisualizar',
  'RhReciboVisualizar',
  'RhReciboEditar',
  'RhReciboDeletar',
  'RhReciboDownload',
  'RhImportacaoVisualizar',
  'RhImportacaoCriar',
  'RhImportacaoEditar',
  'RhImportacaoDeletar',
];

export const helena: SignedInUser = {
  ...maria,
  id: 'user-helena',
  nome: 'Helena Prado',
  roles: ['RH', 'EMPREGADO'],
  permissions: [...hrPermissions, ...maria.permissions],
  idGruposAcessoRH: ['group-1'],
};

/** The first day: everything is still to be done. */
export const joao: SignedInUser = {
  ...maria,
  id: 'user-joao',
  nome: 'João Batista Lima',
  cpf: '39053344705',
  email: 'joao@pantanal.test',
  celular: '5511912344417',
  flgAceitoTermoPrivacidade: false,
  loginSenhaProvisoria: true,
  usuarioConfirmacao: { celularConfirmado: false, emailConfirmado: false, corConfirmado: false },
};

export const fernanda: SignedInUser = {
  ...maria,
  id: 'user-fernanda',
  nome: 'Fernanda Reis',
  email: 'fernanda@pantanal.test',
  roles: ['FINANCEIRO'],
  permissions: [],
};

/** Signs somebody in without the form. The token is fresh for ten minutes. */
export async function signedInAs(
  user: SignedInUser,
  profile: Profile,
  appAccesses: string[] = ['recibos', 'importacao'],
): Promise<void> {
  const now = Date.now();
  await setSession({
    token: { value: 'token', since: now, until: now + 600_000 },
    user,
    profile,
    group: profile === 'rh' ? { id: 'group-1', name: 'Grupo Pantanal' } : undefined,
    appAccesses,
  });
}
