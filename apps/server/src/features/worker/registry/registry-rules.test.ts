import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { describe, expect, it } from 'vitest';
import { checkRow } from './registry-check.ts';
import { findHeading } from './registry-headings.ts';
import { planRow } from './registry-plan.ts';
import type { FoundEmployment, PlanRules } from './registry-planned.ts';
import { valueOfCell, valueOfOwnCell } from './registry-values.ts';

const cells = (...texts: string[]) => texts.map(text => ({ text }));
const today = '2026-11-22';
const sections = new Set(['pessoa', 'contrato', 'pagamento', 'banco'] as const);
const rules: PlanRules = {
  companies: new Map([['11222333000181', 'c1']]),
  companyId: 'c1',
  day: '2026-11-01',
  today,
  newId: () => 'new',
  registers: true,
  fill: new Map(),
  forms: new Map(),
  own: new Map(),
  sections,
};
const ownField: Omit<OwnField, 'tipo'> = {
  ...{ id: 'f1', nome: 'Gaveta', obrigatorio: false, secao: 'contrato', retirado: false },
  opcoes: ['P', 'Extra G', 'São', 'Sao'],
};
const cpf = '52998224725';

function found(employment: object = {}, changes: FoundEmployment['changes'] = [], more: Partial<FoundEmployment> = {}) {
  return {
    id: 'e1',
    company_id: 'c1',
    person_id: 'p1',
    cpf,
    registration_key: '77',
    version: 4,
    dismissed: false,
    created_on: '2020-05-05',
    parts: {
      employment: {
        name: 'Maria',
        registration: '77',
        admitted_on: '2020-01-02',
        job_title: 'Auxiliar',
        ...employment,
      },
      worker_record: null,
      worker_pay: null,
      worker_bank: null,
    },
    changes,
    leaves: [],
    ...more,
  };
}

function plan(
  columns: Parameters<typeof checkRow>[2]['columns'],
  texts: string[],
  one = found(),
  with_: Partial<PlanRules> = {},
) {
  const row = checkRow(cells(...texts), 2, { columns, sections, today });
  if (!row) throw new Error('the row is empty');
  return planRow(row, [one], { ...rules, ...with_ });
}

describe('headings', () => {
  it.each([
    ['CPF;Nome do Funcionário;Dt. Admissão;Função;C.C.', ['cpf', 'nome', 'admissao', 'cargo', 'ignorar']],
    [
      'Matrícula;NOME;Data de Nascimento;Salário-Base;Agência',
      ['matricula', 'nome', 'nascimento', 'salario', 'agencia'],
    ],
    ['Nome;Nome;E-mail', ['nome', 'ignorar', 'email']],
    ['CPF;Dt. Demissão;Motivo da Rescisão', ['cpf', 'desligamento', 'motivoDesligamento']],
  ])('%s', (line, guess) => {
    expect(findHeading([cells('Relatório'), cells(...line.split(';'))])).toMatchObject({ rows: 2, guess });
  });
});

describe('values as files write them', () => {
  it.each([
    ['nascimento', '3/5/1990', '1990-05-03'],
    ['nascimento', '1990-05-03', '1990-05-03'],
    ['salario', 'R$ 3.000,50', 300_050],
    ['salario', '3000.5', 300_050],
    ['salario', '3.000', 300_000],
    ['sexo', 'F', 'feminino'],
    ['estadoCivil', 'Casada', 'casado'],
    ['estadoCivil', 'Solteiro(a)', 'solteiro'],
    ['racaCor', 'NEGRA', 'preta'],
    ['regimeContratacao', 'CLT', 'empregado'],
    ['regimeContratacao', 'Estagiária', 'estagiario'],
    ['regimeContratacao', 'Diretora', 'diretor'],
    ['naturalidadePais', 'BRASILEIRA', 'Brasil'],
    ['naturalidadePais', 'Bolívia', 'Bolívia'],
    ['aprendiz', 'Não', false],
    ['banco', '1', '001'],
    ['banco', '237 - Bradesco', '237'],
    ['banco', 'Itaú Unibanco S.A.', '341'],
    ['banco', 'Banco do Povo', 'Banco do Povo'],
    ['cbo', '4110-05', '411005'],
    ['horasSemana', '43,50', '43.5'],
    ['horasSemana', '43.50', '43.5'],
    ['horasSemana', '44.00', '44'],
    ['horasMes', '220,000', '220'],
    ['horasMes', '217,333', '217,333'],
    ['cep', '1310-100', '01310100'],
    ['celular', '+55 (11) 98765-4321', '11987654321'],
    ['nome', '  ', null],
  ] as const)('%s: %s', (name, text, value) => {
    expect(valueOfCell(name, { text })).toBe(value);
  });

  it.each([
    ['numero', { text: '1.234,50' }, '1234.5'],
    ['numero', { text: '-3,5' }, '-3.5'],
    ['numero', { text: '0,30', number: 0.1 + 0.2 }, '0.3'],
    ['numero', { text: '12,345', number: 12.345 }, '12.345'],
    ['numero', { text: 'doze' }, 'doze'],
    ['data', { text: '1/2/2023' }, '2023-02-01'],
    ['opcao', { text: 'extra g' }, 'Extra G'],
    ['opcao', { text: 'são' }, 'são'],
    ['simNao', { text: 'X' }, true],
    ['texto', { text: ' - ' }, null],
  ] as const)('a company’s own field, %s: %o', (tipo, cell, value) => {
    expect(valueOfOwnCell({ ...ownField, tipo }, cell)).toBe(value);
  });

  it('a workbook’s number is an amount, a CPF that lost its zeros gets them back', () => {
    expect(valueOfCell('salario', { text: '2150,40', number: 2150.4 })).toBe(215_040);
    expect(valueOfCell('horasSemana', { text: '43,5', number: 43.5 })).toBe('43.5');
    expect(valueOfCell('horasMes', { text: '220', number: 220 })).toBe('220');
    expect(checkRow(cells('191'.padStart(9, '1')), 2, { columns: ['cpf'], sections, today })?.cpf).toHaveLength(11);
  });

  it('an account in one column is split at its digit; a section without its grant is not read', () => {
    const columns = ['cpf', 'banco', 'agencia', 'conta', 'tipoConta', 'email'] as const;
    const row = checkRow(cells(cpf, '999', '1234-5', '77.123-X', 'poupança', 'a@b.co'), 2, {
      columns,
      sections,
      today,
    });
    expect(row?.given).toMatchObject({ agencia: '1234', agenciaDigito: '5', conta: '77123', contaDigito: 'X' });
    expect(row?.given.email).toBeUndefined();
  });
});

describe('several fields in one column', () => {
  const read = (columns: Parameters<typeof checkRow>[2]['columns'], ...texts: string[]) =>
    checkRow(cells(cpf, ...texts), 2, {
      columns: ['cpf', ...columns],
      sections: new Set(['pessoa', 'documentos']),
      today,
    });

  it.each([
    ['ctpsNumero', '0071755/00186-RJ', { ctpsNumero: '0071755', ctpsSerie: '00186', ctpsUf: 'RJ' }],
    ['ctpsNumero', '71755/186', { ctpsNumero: '71755', ctpsSerie: '186' }],
    ['ctpsNumero', '717-55', { ctpsNumero: '71755' }],
    ['naturalidadeCidade', 'Niterói - RJ', { naturalidadeCidade: 'Niterói', naturalidadeUf: 'RJ' }],
    ['naturalidadeCidade', 'Santa Cruz - XX', { naturalidadeCidade: 'Santa Cruz - XX' }],
    ['rgOrgao', 'SSP/SP', { rgOrgao: 'SSP', rgUf: 'SP' }],
    ['rgOrgao', 'Polícia Civil', { rgOrgao: 'Polícia Civil' }],
  ] as const)('%s: %s', (column, text, given) => {
    expect(read([column], text)).toMatchObject({ given, reasons: [] });
  });

  it('stays as it is where the rest has a column of its own', () => {
    const row = read(['naturalidadeCidade', 'naturalidadeUf'], 'Niterói/RJ', 'RJ');
    expect(row?.given).toMatchObject({ naturalidadeCidade: 'Niterói/RJ', naturalidadeUf: 'RJ' });
  });
});

describe('what becomes of a row', () => {
  it('a dated field holds from the day; what held before keeps its own', () => {
    expect(plan(['cpf', 'cargo'], [cpf, 'Líder'])).toMatchObject({
      act: 'update',
      employment_id: 'e1',
      version: 4,
      before: { employment: { job_title: 'Auxiliar' } },
      after: { employment: { job_title: 'Líder' } },
      dated: [
        { field: 'job_title', from_day: '2020-01-02', value: 'Auxiliar', applied: true, held: true },
        { field: 'job_title', from_day: '2026-11-01', value: 'Líder', applied: true, held: false },
      ],
    });
  });

  it('from a day to come it is not in its column yet; one after the day and before today stays', () => {
    const coming = plan(['cpf', 'cargo'], [cpf, 'Líder'], found(), { day: '2027-01-01' });
    expect([coming.after, coming.dated.at(-1)]).toMatchObject([{}, { from_day: '2027-01-01', applied: false }]);
    const later = found({}, [{ field: 'job_title', from_day: '2026-11-10', value: 'Auxiliar' }]);
    expect(plan(['cpf', 'cargo'], [cpf, 'Líder'], later)).toMatchObject({ act: 'update', after: {} });
  });

  it.each([
    ['the same', ['cpf', 'nome', 'cargo'], [cpf, 'Maria', 'Auxiliar'], found(), 'same', undefined],
    [
      'another change on that day',
      ['cpf', 'cargo'],
      [cpf, 'X1'],
      found({}, [{ field: 'job_title', from_day: '2026-11-01', value: 'Y' }]),
      'refused',
      'CHANGE_ON_SAME_DAY',
    ],
    [
      'an employment that ended',
      ['cpf', 'matricula', 'nome'],
      [cpf, '0077', 'Mara'],
      found({}, [], { dismissed: true }),
      'refused',
      'WORKER_DISMISSED',
    ],
    [
      'an employment that ended, as it is',
      ['cpf', 'matricula', 'nome'],
      [cpf, '0077', 'Maria'],
      found({ registration: '0077' }, [], { dismissed: true }),
      'same',
      undefined,
    ],
    [
      'a second employment',
      ['cpf', 'matricula', 'admissao'],
      [cpf, '99', '01/02/2024'],
      found(),
      'refused',
      'SECOND_EMPLOYMENT_UNCLEAR',
    ],
    [
      'somebody else’s registration',
      ['cpf', 'matricula'],
      ['39053344705', '77'],
      found(),
      'refused',
      'REGISTRATION_OF_ANOTHER',
    ],
    [
      'race not told after 2024',
      ['cpf', 'nome', 'racaCor'],
      [cpf, 'Maria', 'não informada'],
      found({ admitted_on: '2025-01-02' }),
      'refused',
      'INVALID_OPTION',
    ],
  ] as const)('%s', (_, columns, texts, one, act, code) => {
    const planned = plan(columns, [...texts], one);
    expect([planned.act, planned.reasons[0]?.code]).toEqual([act, code]);
  });

  it('a contact that says there is none leaves the one there is; a new record has none', () => {
    const columns = ['cpf', 'nome', 'matricula', 'admissao', 'celular'] as const;
    const planned = (of: string, ...found: FoundEmployment[]) => {
      const texts = [of, 'Maria', '77', '02/01/2020', 'não possui'];
      const row = checkRow(cells(...texts), 2, {
        columns,
        sections: new Set(['pessoa', 'contrato', 'contato']),
        today,
      });
      return row && planRow(row, found, rules);
    };
    const note = { field: 'celular', code: 'VALUE_NOT_READ', values: {} };
    const parts = { ...found().parts, worker_record: { cell_phone: '11987654321' } };
    expect(planned(cpf, { ...found(), parts })).toMatchObject({ act: 'same', after: {}, reasons: [note] });
    expect(planned('39053344705')).toMatchObject({ act: 'insert', reasons: [note] });
  });

  describe('an end of the employment', () => {
    const row = (texts: string[], one = found()) =>
      plan(['cpf', 'desligamento', 'motivoDesligamento'], [cpf, ...texts], one);
    const ended = { dismissed_on: '2026-10-30', dismissal_reason: 'Pedido de demissão' };

    it('is told with its reason, and one that stands is not told anew', () => {
      expect(row(['30/10/2026', 'Pedido  de demissão'])).toMatchObject({
        act: 'update',
        reasons: [],
        before: { employment: { dismissed_on: null, dismissal_reason: null } },
        after: { employment: ended },
      });
      expect(row(['30/10/2026', 'Outro motivo qualquer'], found(ended, [], { dismissed: true })).act).toBe('same');
    });

    it('a reason too short to tell anything is left out, and the row says so', () => {
      const { act, after, reasons } = row(['30/10/2026', 'Acordo']);
      expect([act, after]).toEqual(['update', { employment: { dismissed_on: '2026-10-30' } }]);
      expect(reasons).toEqual([{ field: 'motivoDesligamento', code: 'MIN_LENGTH', values: { min: 10, max: 250 } }]);
    });

    it.each([
      ['before the admission', ['01/01/2020', ''], found(), 'START_AFTER_END'],
      ['no day', ['30/02/2026', ''], found(), 'INVALID_DATE'],
      ['a reason alone', ['', 'Pedido de demissão'], found(), 'REQUIRED_FIELD'],
      ['far ahead', ['01/01/2032', ''], found(), 'DATE_OUT_OF_RANGE'],
      ['on another day than it is to', ['29/12/2026', ''], found({ dismissed_on: '2026-12-30' }), 'WORKER_DISMISSED'],
    ])('%s is refused', (_, texts, one, code) => {
      const { act, reasons } = row(texts, one);
      expect([act, reasons]).toMatchObject(['refused', [{ field: 'desligamento', code }]]);
    });

    it('on another day than it did is refused', () => {
      const one = found({ ...ended, registration: '0077' }, [], { dismissed: true });
      const told = plan(['cpf', 'matricula', 'desligamento'], [cpf, '0077', '29/10/2026'], one);
      expect(told).toMatchObject({ act: 'refused', reasons: [{ field: 'desligamento', code: 'WORKER_DISMISSED' }] });
    });

    it('is not read without the grant of its section', () => {
      const columns = ['cpf', 'desligamento'] as const;
      const pay = checkRow(cells(cpf, '30/10/2026'), 2, { columns, sections: new Set(['pagamento']), today });
      expect(pay).not.toHaveProperty('ending');
    });
  });

  describe('a leave', () => {
    const [first, second] = [
      { kind: 'maternidade', from_day: '2026-02-02', until_day: '2026-06-01' },
      { kind: 'auxilioDoenca', from_day: '2026-11-01', until_day: null },
    ];
    const row = (texts: string[], leaves: (typeof first | typeof second)[]) =>
      plan(['cpf', 'afastamento', 'afastamentoInicio', 'afastamentoFim'], [cpf, ...texts], {
        ...found(),
        leaves,
      });
    const none = { leave_kind: null, leave_from: null, leave_until: null };

    it('comes beside those there are; what a file does not tell of it is nothing', () => {
      const { act, before, after } = row(['Maternidade', '01/11/2026', ''], [first]);
      expect(act).toBe('update');
      expect(before).toEqual({ employment_leave: none });
      expect(after).toEqual({
        employment_leave: { leave_kind: 'maternidade', leave_from: '2026-11-01', leave_until: null },
      });
    });

    it('of the same first day is the one there is, with its kind and end as told now', () => {
      const { before, after } = row(['doenca', '01/11/2026', '20/11/2026'], [second, first]);
      const told = { leave_kind: 'auxilioDoenca', leave_from: '2026-11-01' };
      expect(before.employment_leave).toEqual({ ...told, leave_until: null });
      expect(after.employment_leave).toEqual({ ...told, leave_until: '2026-11-20' });
      expect(row(['doenca', '01/11/2026', ''], [second, first]).act).toBe('same');
    });

    it.each([
      ['doenca', '01/06/2026', '02/06/2026', [first], '02/02/2026 – 01/06/2026'],
      ['doenca', '01/01/2026', '', [second, first], '01/11/2026 – …'],
      ['doenca', '05/12/2026', '06/12/2026', [second, first], '01/11/2026 – …'],
      ['maternidade', '02/02/2026', '05/11/2026', [second, first], '01/11/2026 – …'],
    ])('that shares a day with another is left out with its row: %s %s', (kind, from, until, leaves, faixa) => {
      const { act, reasons, after } = row([kind, from, until], leaves);
      expect([act, reasons]).toEqual([
        'refused',
        [{ field: 'afastamentoInicio', code: 'RANGE_OVERLAP', values: { faixa } }],
      ]);
      expect(after).toEqual({});
    });

    it('keeps its end where the file tells none', () => {
      expect(row(['maternidade', '02/02/2026', ''], [second, first]).act).toBe('same');
      expect(row(['outro', '02/02/2026', ''], [second, first]).after.employment_leave).toEqual({
        ...{ leave_kind: 'outro', leave_from: '2026-02-02', leave_until: '2026-06-01' },
      });
    });

    it('may begin the day after another ends', () => {
      expect(row(['doenca', '02/06/2026', '31/10/2026'], [second, first]).act).toBe('update');
    });
  });
});
