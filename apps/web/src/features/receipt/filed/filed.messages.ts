import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The worker's employee records. */
export const filedTexts = defineTexts({
  received: ['Documentos recebidos', 'Documents received', 'Documentos recibidos'],
  records: word.employeeRecords,
  record: word.employeeRecord,
  recordOf: [
    (month: string) => `Ficha de registro de ${month}`,
    month => `Employee record of ${month}`,
    month => `Ficha de registro de ${month}`,
  ],
  noRecords: ['Nenhum documento ainda', 'No documents yet', 'Aún no hay documentos'],
  noRecordsLead: [
    'Avisamos você quando o RH enviar um documento ou publicar sua ficha de registro.',
    'We will tell you when HR sends you a document or publishes your employee record.',
    'Te avisamos cuando RR. HH. te envíe un documento o publique tu ficha de registro.',
  ],
  backToRecords: ['Voltar para documentos', 'Back to documents', 'Volver a documentos'],
  recordMissing: ['Ficha não encontrada', 'Record not found', 'Ficha no encontrada'],
  registration: [
    (number: string) => `matrícula ${number}`,
    number => `registration ${number}`,
    number => `matrícula ${number}`,
  ],
  salary: ['Salário', 'Salary', 'Salario'],
  wrongField: [
    'Algo está errado? Fale com o RH, que corrige seu cadastro.',
    'Is something wrong? Talk to HR, who will correct your record.',
    '¿Algo está mal? Habla con RR. HH., que corrige tu registro.',
  ],
  fresh: word.fresh,
  cargo: ['Função', 'Position', 'Puesto'],
  cbo: ['CBO', 'CBO', 'CBO'],
  lotacao: ['Lotação', 'Department', 'Departamento'],
  admissao: word.admission,
  nascimento: ['Nascimento', 'Born', 'Nacimiento'],
  estadoCivil: ['Estado civil', 'Marital status', 'Estado civil'],
  naturalidade: ['Naturalidade', 'Place of birth', 'Lugar de nacimiento'],
  nomeMae: ['Mãe', 'Mother', 'Madre'],
  nomePai: ['Pai', 'Father', 'Padre'],
  pis: ['PIS', 'PIS', 'PIS'],
  ctps: ['CTPS', 'CTPS', 'CTPS'],
  rg: ['RG', 'RG', 'RG'],
  endereco: word.address,
  bairro: ['Bairro', 'District', 'Barrio'],
  municipio: ['Município', 'City', 'Municipio'],
  cep: ['CEP', 'Postal code', 'Código postal'],
  telefone: ['Telefone', 'Telephone', 'Teléfono'],
  email: word.email,
});
