import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The rubrics remembered of eSocial's tables. */
export const rubricTexts = defineTexts({
  title: ['Verbas do eSocial', 'eSocial pay items', 'Conceptos del eSocial'],
  lead: [
    'O que as tabelas S-1010 disseram. Arquivos que vêm sem elas são lidos com isto.',
    'What the S-1010 tables told. Files that come without them are read with this.',
    'Lo que dijeron las tablas S-1010. Los archivos que vienen sin ellas se leen con esto.',
  ],
  parts: ['Tipo de importação', 'Kind of import', 'Tipo de importación'],
  payroll: ['Folha', 'Payroll', 'Nómina'],
  registry: ['Cadastro', 'Registry', 'Registro'],
  rubrics: ['Verbas do eSocial', 'eSocial pay items', 'Conceptos del eSocial'],
  search: ['Buscar verba', 'Find a pay item', 'Buscar concepto'],
  searchHint: ['Código ou descrição', 'Code or description', 'Código o descripción'],
  none: ['Nenhuma verba guardada', 'No pay item kept yet', 'Ningún concepto guardado'],
  noneLead: [
    'Envie um S-1200 com sua tabela S-1010 e as verbas ficam guardadas aqui.',
    'Send an S-1200 with its S-1010 table and its pay items are kept here.',
    'Envía un S-1200 con su tabla S-1010 y los conceptos quedan guardados aquí.',
  ],
  rubric: ['Verba', 'Pay item', 'Concepto'],
  kind: word.kind,
  nature: ['Natureza', 'Nature', 'Naturaleza'],
  employer: ['Empregador', 'Employer', 'Empleador'],
  everyEmployer: ['todos os empregadores', 'all employers', 'todos los empleadores'],
  used: [
    (count: number, month: string) =>
      `O código está em ${pt(count, 'recibo', 'recibos')} do empregador, o último de ${month}.`,
    (count, month) => `The code is on ${en(count, 'receipt', 'receipts')} of the employer, the last of ${month}.`,
    (count, month) => `El código está en ${es(count, 'recibo', 'recibos')} del empleador, el último de ${month}.`,
  ],
  unused: [
    'Nenhum recibo do empregador tem este código.',
    'No receipt of the employer has this code.',
    'Ningún recibo del empleador tiene este código.',
  ],
  looked: [
    (count: string) => `Contado nos ${count} recibos mais novos.`,
    count => `Counted among the ${count} newest receipts.`,
    count => `Contado en los ${count} recibos más nuevos.`,
  ],
  months: ['Vale em', 'Holds in', 'Vale en'],
  source: ['Veio de', 'Came from', 'Vino de'],
  unknownFile: ['Arquivo anterior', 'Earlier file', 'Archivo anterior'],
  vencimento: ['Vencimento', 'Earning', 'Devengo'],
  desconto: word.deduction,
  informativa: ['Informativa', 'Informative', 'Informativo'],
  informativaDedutora: ['Informativa dedutora', 'Informative, deducting', 'Informativo deductor'],
  correct: ['Corrigir natureza', 'Correct nature', 'Corregir naturaleza'],
  forget: ['Esquecer', 'Forget', 'Olvidar'],
  corrected: ['Natureza corrigida', 'Nature corrected', 'Naturaleza corregida'],
  forgotten: ['Verba esquecida', 'Pay item forgotten', 'Concepto olvidado'],
  forgetTitle: ['Esquecer esta verba?', 'Forget this pay item?', '¿Olvidar este concepto?'],
  forgetLead: [
    'Os próximos arquivos sem tabela ficam em dúvida nesta verba. Ela volta se uma tabela a trouxer de novo.',
    'Coming files without a table are in doubt about it. It comes back if a table tells it again.',
    'Los próximos archivos sin tabla quedan en duda con él. Vuelve si una tabla lo trae de nuevo.',
  ],
  save: word.save,
  natureHelp: [
    'Código de 4 números da tabela 03 do eSocial. A correção vale mais que as próximas tabelas.',
    'The 4-digit code of eSocial’s table 03. A correction goes before the tables to come.',
    'Código de 4 números de la tabla 03 del eSocial. La corrección vale más que las próximas tablas.',
  ],
  natureWrong: [
    'Informe os 4 números da natureza.',
    'Enter the 4 digits of the nature.',
    'Escribe los 4 números de la naturaleza.',
  ],
  natureTitle: [
    (code: string) => `Natureza da verba ${code}`,
    code => `Nature of pay item ${code}`,
    code => `Naturaleza del concepto ${code}`,
  ],
  since: [(month: string) => `Desde ${month}`, month => `Since ${month}`, month => `Desde ${month}`],
  correctedBy: [
    (who: string, day: string) => `${who}, ${day}`,
    (who, day) => `${who}, ${day}`,
    (who, day) => `${who}, ${day}`,
  ],
  total: [
    (count: number) => pt(count, 'verba', 'verbas'),
    count => en(count, 'pay item', 'pay items'),
    count => es(count, 'concepto', 'conceptos'),
  ],
});
