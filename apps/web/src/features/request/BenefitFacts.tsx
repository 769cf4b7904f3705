import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { benefitTexts } from './benefit.messages.ts';
import { dependantsIn } from './benefit-words.ts';
import { FactList } from './FactList.tsx';
import type { Request } from './request.api.ts';
import { asked } from './request-words.ts';

/** Plan, act, dependants and what it costs, as far as the reader is told. */
export function BenefitFacts({ one }: { one: Request }) {
  const t = useTexts(benefitTexts);
  const { int, list, money } = useFormats();
  const { dependentes, totalDependentes, valor, acao } = one.dados;
  const names = dependantsIn(dependentes).map(({ nome }) => nome);
  const count = Number(totalDependentes ?? 0);
  const act = Object.entries(t.acts).find(([name]) => name === acao)?.[1];
  const kind = [
    [t.benefit, asked(one, 'beneficio')],
    [t.act, act],
    [t.dependants, count > 0 && (names.length > 0 ? list(names) : int(count))],
    [t.share, typeof valor === 'number' && (valor === 0 ? t.free : money(valor))],
    [t.info, asked(one, 'informacoes')],
  ] as const;
  return <FactList one={one} kind={kind} />;
}
