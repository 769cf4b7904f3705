import type { BenefitKind } from '@cracha/contract/features/request/benefit-words.ts';
import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import { centavosOf } from '#kernel/lazy/amounts.ts';
import type { BenefitBody, BenefitPlan } from './setup.api.ts';

/** A plan as it is typed. */
export interface TypedPlan {
  idEmpresa: string;
  nome: string;
  tipo: BenefitKind;
  regimes: readonly Regime[];
  mesesDeCasa: string;
  lotacoes: string;
  share: 'fixa' | 'percentual';
  valor: string;
  limited: boolean;
  de: string;
  ate: string;
  maxDependentes: string;
  termo: string;
  ativo: boolean;
}

const written = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
/** `11-30` as `30/11`, and back. */
const turned = (day: string) => day.split(/[-/]/).reverse();

export function typedPlan(of: BenefitPlan | undefined, idEmpresa: string): TypedPlan {
  return {
    ...{
      idEmpresa: of?.idEmpresa ?? idEmpresa,
      nome: of?.nome ?? '',
      tipo: of?.tipo ?? 'saude',
      ativo: of?.ativo ?? true,
    },
    ...{
      regimes: of?.regimes ?? [],
      mesesDeCasa: String(of?.mesesDeCasa ?? 0),
      lotacoes: of?.lotacoes.join('\n') ?? '',
    },
    ...{ share: of?.parte.tipo ?? 'fixa', valor: of ? written(of.parte.valor) : '', limited: Boolean(of?.janela) },
    ...{ de: of?.janela ? turned(of.janela.de).join('/') : '', ate: of?.janela ? turned(of.janela.ate).join('/') : '' },
    ...{ maxDependentes: String(of?.maxDependentes ?? 0), termo: of?.termo ?? '' },
  };
}

const dayIn = (text: string) =>
  /^\d{1,2}\/\d{1,2}$/.test(text.trim())
    ? turned(text.trim())
        .map(part => part.padStart(2, '0'))
        .join('-')
    : undefined;

/** What keeps a plan from being saved. */
export function lackOfPlan(typed: TypedPlan): 'companyFirst' | 'nameFirst' | 'shareFirst' | 'windowFirst' | undefined {
  if (typed.idEmpresa === '') return 'companyFirst';
  if (typed.nome.trim() === '') return 'nameFirst';
  if ((centavosOf(typed.valor) ?? -1) < 0) return 'shareFirst';
  const hasDays = dayIn(typed.de) !== undefined && dayIn(typed.ate) !== undefined;
  return typed.limited && !hasDays ? 'windowFirst' : undefined;
}

/** As it is sent. */
export function bodyOf(typed: TypedPlan): BenefitBody {
  const [de, ate] = [dayIn(typed.de), dayIn(typed.ate)];
  return {
    ...{ idEmpresa: typed.idEmpresa, nome: typed.nome.trim(), tipo: typed.tipo, regimes: [...typed.regimes] },
    ...{ mesesDeCasa: Number(typed.mesesDeCasa) || 0, maxDependentes: Number(typed.maxDependentes) || 0 },
    lotacoes: typed.lotacoes
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean),
    parte: { tipo: typed.share, valor: centavosOf(typed.valor) ?? 0 },
    janela: typed.limited && de !== undefined && ate !== undefined ? { de, ate } : null,
    ...{ termo: typed.termo.trim(), ativo: typed.ativo },
  };
}
