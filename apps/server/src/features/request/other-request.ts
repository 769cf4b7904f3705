import * as z from 'zod/mini';
import { refuseField } from '#kernel/refusal.ts';
import { textOf } from './request-form.ts';
import { noFindings, type RequestType } from './request-type.ts';
import { categoriesOf } from './request-world.queries.ts';

const kept = z.object({ categoryId: z.nullable(z.string()), category: z.nullable(z.string()), subject: z.string() });

/** Any other subject (5.5): the decision is the answer. */
export const otherRequest: RequestType<z.output<typeof kept>> = {
  ...{ kind: 'other', wire: 'outros', refusal: 'REQUEST_NOT_POSSIBLE', needsMessage: true, kept },
  read: ({ assunto, idCategoria }) => ({
    ...{ categoryId: idCategoria ?? null, category: null },
    subject: textOf('assunto', assunto, { min: 3, max: 120 }),
  }),
  /** @throws INVALID_OPTION for a category that HR doesn't offer */
  async complete({ tx, facts }, asked) {
    const { categoryId } = asked;
    if (categoryId === null) return asked;
    const category = (await categoriesOf(tx, facts.id)).find(({ id }) => id === categoryId.toLowerCase());
    return category ? { ...asked, category: category.name } : refuseField('idCategoria', 'INVALID_OPTION');
  },
  find: async () => noFindings,
  summary: ({ subject, category }) => ({ codigo: 'outros', valores: { assunto: subject, categoria: category ?? '' } }),
  told: ({ categoryId, category, subject }) => ({ idCategoria: categoryId, categoria: category, assunto: subject }),
  apply: async () => null,
};
