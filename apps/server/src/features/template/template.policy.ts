import type { templateActs, templateStates } from '@cracha/contract/features/template/template.schemas.ts';
import {
  type OwnField,
  type VariableGrant,
  variableOf,
} from '@cracha/contract/features/template/template-variables.ts';

export interface Asker {
  profile: string;
  permissions: ReadonlySet<string>;
}

/** A model as the rules look at it. */
export interface Judged {
  changed: boolean;
  /** The number of the version in use; 0: none was published. */
  published: number;
}

/** What of a worker is told by a grant of its own; a manager never reads personal data and accounts. */
const grants: Record<VariableGrant, { rh: string; gestor: string | null }> = {
  pessoal: { rh: 'RhTrabalhadorVisualizar', gestor: null },
  remuneracao: { rh: 'RhRemuneracaoVisualizar', gestor: 'GestorRemuneracaoVisualizar' },
  banco: { rh: 'RhDadoBancarioVisualizar', gestor: null },
  pedido: { rh: 'RhSolicitacaoVisualizar', gestor: 'GestorSolicitacaoVisualizar' },
};

/** Whether somebody may write a variable into a text, and fill it. What there is not is told elsewhere. */
export function mayName(name: string, { profile, permissions }: Asker, fields: readonly OwnField[] = []): boolean {
  const grant = variableOf(name, fields)?.grant;
  if (!grant) return true;
  const needed = profile === 'rh' ? grants[grant].rh : profile === 'gestor' ? grants[grant].gestor : null;
  return needed !== null && permissions.has(needed);
}

/** Whether somebody may know that a worker has an open kit of this kind. */
export function seesKit(kind: 'admission' | 'termination', { profile, permissions }: Asker): boolean {
  const area = profile === 'gestor' ? 'Gestor' : 'Rh';
  return permissions.has(`${area}${kind === 'termination' ? 'Rescisao' : 'Admissao'}Visualizar`);
}

/** Who reads what is written on; others read what is published. */
export const seesDrafts = ({ profile, permissions }: Asker): boolean =>
  profile === 'rh' && permissions.has('RhModeloVisualizar');

export function stateOf({ changed, published }: Judged): (typeof templateStates)[number] {
  if (published === 0) return 'rascunho';
  return changed ? 'alterado' : 'publicado';
}

const useOf: Record<string, string> = { rh: 'RhMeuModeloVisualizar', gestor: 'GestorMeuModeloVisualizar' };

export function actsOf(row: Judged, asker: Asker): (typeof templateActs)[number][] {
  const may = (permission: string | undefined) => permission !== undefined && asker.permissions.has(permission);
  const isHr = asker.profile === 'rh';
  return [
    ...(isHr && may('RhModeloEditar') ? (['edita'] as const) : []),
    ...(isHr && may('RhModeloEditar') && row.changed ? (['publica'] as const) : []),
    ...(isHr && may('RhModeloDeletar') ? (['exclui'] as const) : []),
    ...(row.published > 0 && may(useOf[asker.profile]) ? (['gera'] as const) : []),
  ];
}

/** What one must be allowed besides to have papers sent, or signed. */
export function neededFor(after: 'publica' | 'ciente' | 'assina', profile: string): string {
  const area = profile === 'gestor' ? 'Gestor' : 'Rh';
  return after === 'assina' ? `${area}AssinaturaDigitalCriar` : `${area}DocumentoEnviadoCriar`;
}
