import type { Language, MessageValues } from '../../kernel/wire.ts';

/** Why a row of a registry file is left out, beside the faults of its fields; or what of a row that is taken was left as it is. */
export const registryReasons = [
  'ROW_TWICE',
  'ROW_REPEATED',
  'COMPANY_UNKNOWN',
  'COMPANY_NOT_NAMED',
  'REGISTRATION_OF_ANOTHER',
  'EMPLOYMENT_AMBIGUOUS',
  'SECOND_EMPLOYMENT_UNCLEAR',
  'WORKER_DISMISSED',
  'BANK_ACCOUNT_STANDS',
  'CHANGE_ON_SAME_DAY',
  'NOT_A_RECORD',
  'RECORD_DOUBTFUL',
  'ACCOUNT_DOUBTFUL',
  'PIX_KEY_DOUBTFUL',
  'COMPANY_WITHOUT_FIELD',
  'WORKER_NOT_REACHED',
  'VALUE_NOT_READ',
  'FIRST_CONTACT_TAKEN',
  'CONTACT_SHARED',
  'ADMISSION_AHEAD',
  'SAME_PERSON_IN_ROW',
  'REQUESTS_OPEN',
] as const;
export type RegistryReason = (typeof registryReasons)[number];

export function isRegistryReason(code: string): code is RegistryReason {
  return registryReasons.some(reason => reason === code);
}

/** A reason in words, with the values that it names. */
export function reasonSentence(code: RegistryReason, language: Language, values: MessageValues): string {
  return reasonTexts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The reasons in words, for the screen and for the sheet of refused rows alike. */
const reasonTexts: Record<Language, Record<RegistryReason, string>> = {
  'pt-BR': {
    ROW_TWICE: 'O mesmo trabalhador ou a mesma matrícula está em outra linha do arquivo.',
    ROW_REPEATED: 'Esta linha repete outra linha do arquivo. Vale uma vez só.',
    COMPANY_UNKNOWN: 'Não há empresa ativa com este CNPJ entre as suas.',
    COMPANY_NOT_NAMED: 'A linha não diz a empresa. Escolha uma ao confirmar as colunas.',
    REGISTRATION_OF_ANOTHER: 'A matrícula é de outra pessoa nesta empresa.',
    EMPLOYMENT_AMBIGUOUS: 'A pessoa tem mais de um vínculo ativo na empresa. Informe a matrícula.',
    SECOND_EMPLOYMENT_UNCLEAR:
      'Matrícula e admissão diferem do vínculo que existe. Se for outro vínculo, cadastre à mão.',
    WORKER_DISMISSED: 'O vínculo está desligado. Reative antes de mudar.',
    BANK_ACCOUNT_STANDS: 'Já existe outra conta ou chave Pix. A troca não é feita por arquivo.',
    CHANGE_ON_SAME_DAY: 'Já existe outra mudança deste campo no mesmo dia.',
    NOT_A_RECORD: 'A página não é uma ficha de registro.',
    RECORD_DOUBTFUL: 'A ficha não está clara: CPF, datas ou campos não combinam. Confira e cadastre à mão.',
    ACCOUNT_DOUBTFUL:
      'A conta da ficha está incompleta e não foi lida: falta o banco, a agência ou o tipo. Cadastre à mão.',
    PIX_KEY_DOUBTFUL: 'A chave Pix da ficha não está clara e não foi lida. Confira e cadastre à mão.',
    COMPANY_WITHOUT_FIELD: 'A empresa desta linha não tem este campo próprio. O valor não foi lido.',
    WORKER_NOT_REACHED: 'Não é um dos trabalhadores que você vê. Quem vê só alguns não cadastra outros por arquivo.',
    VALUE_NOT_READ:
      'Este valor não serve e não foi usado. Em cadastro novo o campo fica vazio; no que já existe, nada muda.',
    FIRST_CONTACT_TAKEN: 'A célula traz mais de um contato. Só o primeiro foi usado.',
    CONTACT_SHARED: 'Este contato também é de outra pessoa do arquivo. Confira de quem é.',
    ADMISSION_AHEAD: 'A admissão ainda não chegou. Confira o ano.',
    SAME_PERSON_IN_ROW: 'O mesmo CPF, com a mesma empresa e admissão, está na linha {linha}.',
    REQUESTS_OPEN: 'Pedidos abertos desta pessoa: {n}. Eles não somem: o RH ainda decide ou cancela cada um.',
  },
  'en-US': {
    ROW_TWICE: 'The same worker or registration is in another row of the file.',
    ROW_REPEATED: 'This row repeats another row of the file. It counts once.',
    COMPANY_UNKNOWN: 'None of your active companies has this CNPJ.',
    COMPANY_NOT_NAMED: 'The row names no company. Choose one when you confirm the columns.',
    REGISTRATION_OF_ANOTHER: 'The registration is another person’s in this company.',
    EMPLOYMENT_AMBIGUOUS: 'The person has more than one active employment in the company. Tell the registration.',
    SECOND_EMPLOYMENT_UNCLEAR:
      'Registration and admission differ from the employment there is. If it is another one, register it by hand.',
    WORKER_DISMISSED: 'The employment has ended. Reactivate it before changing it.',
    BANK_ACCOUNT_STANDS: 'There is another account or Pix key. It is not replaced by a file.',
    CHANGE_ON_SAME_DAY: 'There is another change of this field on the same day.',
    NOT_A_RECORD: 'The page is no employee record.',
    RECORD_DOUBTFUL: 'The record is not clear: CPF, dates or fields do not fit. Check it and register by hand.',
    ACCOUNT_DOUBTFUL:
      'The account of the record is incomplete and was not read: its bank, branch or kind is missing. Register it by hand.',
    PIX_KEY_DOUBTFUL: 'The Pix key of the record is not clear and was not read. Check it and register it by hand.',
    COMPANY_WITHOUT_FIELD: 'The company of this row has no such field of its own. The value was not read.',
    WORKER_NOT_REACHED: 'Not one of the workers you see. Who sees only some registers no others by a file.',
    VALUE_NOT_READ:
      'This value is not valid and was not used. The field stays empty in a new record and unchanged in one there is.',
    FIRST_CONTACT_TAKEN: 'The cell holds more than one contact. Only the first was used.',
    CONTACT_SHARED: 'This contact is also another person’s in the file. Check whose it is.',
    ADMISSION_AHEAD: 'The admission is still to come. Check the year.',
    SAME_PERSON_IN_ROW: 'The same CPF, with the same company and admission, is in row {linha}.',
    REQUESTS_OPEN: 'Open requests of this person: {n}. None vanishes: HR still decides or cancels each.',
  },
  'es-ES': {
    ROW_TWICE: 'El mismo trabajador o la misma matrícula está en otra fila del archivo.',
    ROW_REPEATED: 'Esta fila repite otra fila del archivo. Vale una sola vez.',
    COMPANY_UNKNOWN: 'Ninguna de sus empresas activas tiene este CNPJ.',
    COMPANY_NOT_NAMED: 'La fila no indica la empresa. Elija una al confirmar las columnas.',
    REGISTRATION_OF_ANOTHER: 'La matrícula es de otra persona en esta empresa.',
    EMPLOYMENT_AMBIGUOUS: 'La persona tiene más de un vínculo activo en la empresa. Indique la matrícula.',
    SECOND_EMPLOYMENT_UNCLEAR:
      'La matrícula y el ingreso difieren del vínculo que existe. Si es otro vínculo, regístrelo a mano.',
    WORKER_DISMISSED: 'El vínculo está terminado. Reactívelo antes de cambiarlo.',
    BANK_ACCOUNT_STANDS: 'Ya existe otra cuenta o clave Pix. No se cambia por archivo.',
    CHANGE_ON_SAME_DAY: 'Ya existe otro cambio de este campo en el mismo día.',
    NOT_A_RECORD: 'La página no es una ficha de registro.',
    RECORD_DOUBTFUL: 'La ficha no está clara: CPF, fechas o campos no encajan. Revísela y registre a mano.',
    ACCOUNT_DOUBTFUL:
      'La cuenta de la ficha está incompleta y no se leyó: falta el banco, la agencia o el tipo. Regístrela a mano.',
    PIX_KEY_DOUBTFUL: 'La clave Pix de la ficha no está clara y no se leyó. Revísela y regístrela a mano.',
    COMPANY_WITHOUT_FIELD: 'La empresa de esta fila no tiene este campo propio. El valor no se ha leído.',
    WORKER_NOT_REACHED:
      'No es uno de los trabajadores que usted ve. Quien ve solo algunos no registra otros por archivo.',
    VALUE_NOT_READ:
      'Este valor no sirve y no se usó. En un registro nuevo el campo queda vacío; en el que ya existe, nada cambia.',
    FIRST_CONTACT_TAKEN: 'La celda trae más de un contacto. Solo se usó el primero.',
    CONTACT_SHARED: 'Este contacto también es de otra persona del archivo. Compruebe de quién es.',
    ADMISSION_AHEAD: 'El ingreso aún no ha llegado. Compruebe el año.',
    SAME_PERSON_IN_ROW: 'El mismo CPF, con la misma empresa e ingreso, está en la fila {linha}.',
    REQUESTS_OPEN:
      'Solicitudes abiertas de esta persona: {n}. Ninguna desaparece: RR. HH. aún decide o cancela cada una.',
  },
};
