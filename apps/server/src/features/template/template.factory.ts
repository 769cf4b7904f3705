import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import type { TestApp } from '#test/app.ts';

type Form = BodySent<typeof calls.createTemplate>;

/** A text of paragraphs. */
export const textOf = (...lines: string[]): NonNullable<Form['corpo']> => ({
  ...{ cabecalho: [], rodape: [], numeraPaginas: true },
  blocos: lines.map(texto => ({ tipo: 'paragrafo' as const, conteudo: [{ texto }] })),
});

/** A letter to a worker, as it is sent. */
export const letter = (form: Partial<Form> = {}): Form => ({
  titulo: 'Carta',
  corpo: textOf('Olá, {{trabalhador.nome}}.'),
  ...form,
});

export const writtenBy = (call: Call, form: Partial<Form> = {}) => call(calls.createTemplate, { body: letter(form) });

/** A model with its first version. @returns its id */
export async function publishedBy(call: Call, form: Partial<Form> = {}): Promise<string> {
  const { id, versao } = await writtenBy(call, form);
  await call(calls.publishTemplate, { params: { id }, body: { versao } });
  return id;
}

export function templateOfHelena(app: Pick<TestApp, 'as'>) {
  const helena = () => app.as('helena', 'rh');
  return {
    written: async () => writtenBy(await helena()),
    published: async () => publishedBy(await helena()),
  };
}
