import type { documentFilterForm } from '@cracha/contract/features/document/document.schemas.ts';
import type * as z from 'zod/mini';
import { storedStates } from '#core/document/document-state.ts';
import type { By } from '#kernel/http/by.ts';
import { refuseField } from '#kernel/refusal.ts';
import { storedAsks } from './document.policy.ts';
import type { Box, DocumentFilter } from './document.queries.ts';
import { readerOf } from './reading.ts';

/** A filter as the wire says it. @throws INVALID_OPTION for a state there isn't */
export function filterOf(by: By, box: Box, form: z.output<typeof documentFilterForm>): DocumentFilter {
  return {
    ...{ reader: readerOf(by), box, search: form.pesquisa, type: form.tipo, ...standing(form.situacao) },
    ...{ asks: form.pede && storedAsks[form.pede], companyId: form.idEmpresa, department: form.lotacao },
    ...{ client: form.tomador, employmentId: form.idEmpregado, folder: form.pasta, from: form.de, until: form.ate },
  };
}

function standing(text: string | undefined): Pick<DocumentFilter, 'states' | 'endsSoon'> {
  if (!text) return {};
  if (text === 'aVencer') return { endsSoon: true };
  const states = text.split(',').flatMap(word => {
    const stored = storedStates(word.trim());
    return stored.length > 0 ? stored : refuseField('situacao', 'INVALID_OPTION');
  });
  return { states };
}
