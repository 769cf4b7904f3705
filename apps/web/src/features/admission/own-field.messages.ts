import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The fields and answers that only an admission has. */
export const ownFieldTexts = defineTexts({
  cpf: word.cpf,
  nacionalidade: ['Nacionalidade', 'Nationality', 'Nacionalidad'],
  escolaridade: ['Escolaridade', 'Schooling', 'Escolaridad'],
  responsavelNome: ['Nome do responsável', 'Name of the guardian', 'Nombre del responsable'],
  responsavelCpf: ['CPF do responsável', 'CPF of the guardian', 'CPF del responsable'],
  responsavelContato: [
    'Celular ou e-mail do responsável',
    'Phone or e-mail of the guardian',
    'Móvil o correo del responsable',
  ],
  temConta: ['Conta para receber', 'Account to be paid to', 'Cuenta para cobrar'],
  valeTransporte: ['Vale-transporte', 'Transport voucher', 'Vale de transporte'],
  minha: ['Na minha conta', 'To my account', 'En mi cuenta'],
  abrir: ['Quero abrir uma conta', 'I want to open an account', 'Quiero abrir una cuenta'],
  quero: ['Sim, quero', 'Yes, I do', 'Sí, quiero'],
  naoQuero: ['Não preciso', 'I do not need it', 'No lo necesito'],
  semEstudo: ['Não estudei', 'I did not study', 'No estudié'],
  fundamentalIncompleto: ['Fundamental incompleto', 'Primary school, not finished', 'Primaria incompleta'],
  fundamentalCompleto: ['Fundamental completo', 'Primary school', 'Primaria completa'],
  medioIncompleto: ['Médio incompleto', 'Secondary school, not finished', 'Secundaria incompleta'],
  medioCompleto: ['Médio completo', 'Secondary school', 'Secundaria completa'],
  superiorIncompleto: ['Superior incompleto', 'University, not finished', 'Universidad incompleta'],
  superiorCompleto: ['Superior completo', 'University', 'Universidad completa'],
  posGraduacao: ['Pós-graduação', 'Postgraduate', 'Posgrado'],
  mestrado: ['Mestrado', "Master's degree", 'Maestría'],
  doutorado: ['Doutorado', 'Doctorate', 'Doctorado'],
});
