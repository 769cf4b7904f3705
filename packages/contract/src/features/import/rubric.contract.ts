import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import { changesImports, seesImports } from './import-access.ts';
import * as s from './rubric.schemas.ts';

/** The rubrics that eSocial's tables told in earlier files, with which later files are read. Our own calls. */
export const rubricContract = {
  rubrics: endpoint({
    method: 'GET',
    path: '/importacao/verbas/:page/:size?',
    summary: 'The rubrics that are remembered of the companies in reach, by code.',
    access: seesImports,
    params: pageParams(defaultPageSize.staff),
    query: s.rubricQuery,
    response: pageOf(s.rubric),
  }),
  rubricEmployers: endpoint({
    method: 'GET',
    path: '/importacao/verbas/empregadores',
    summary: 'The employers in reach of which rubrics are remembered.',
    access: seesImports,
    response: s.rubricEmployers,
  }),
  rubricUse: endpoint({
    method: 'GET',
    path: '/importacao/verbas/:id/uso',
    summary: "How many of the employer's newest payslips of the rubric's months have its code, and the last of them.",
    access: seesImports,
    params: idParams('remembered_rubric'),
    response: s.rubricUse,
  }),
  correctRubric: endpoint({
    method: 'PUT',
    path: '/importacao/verbas/:id',
    summary:
      "A rubric's nature, as HR knows it better: it stands, whatever later files tell. HR of all the employer's companies.",
    access: changesImports,
    params: idParams('remembered_rubric'),
    body: s.rubricForm,
    response: s.rubric,
  }),
  forgetRubric: endpoint({
    method: 'DELETE',
    path: '/importacao/verbas/:id',
    summary:
      'Forgets a rubric: files that do not tell it themselves are no longer read with it. HR of all the employer’s companies.',
    access: changesImports,
    params: idParams('remembered_rubric'),
    responseKind: 'empty',
  }),
} satisfies Contract;
