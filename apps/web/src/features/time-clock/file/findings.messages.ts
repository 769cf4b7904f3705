import { defineTexts, en, es, pt, type TextsIn } from '#kernel/base/texts.ts';

type Values = Readonly<Record<string, string>>;

/** What was found in a clock's file, by its codes; in the order of `core/clock/afd/README.md`. */
export const clockFindingTexts = defineTexts({
  findings: {
    LINE_TYPE: [
      ({ lido }: Values) => `Este tipo de registro não existe: "${lido}".`,
      ({ lido }) => `There is no such type of record: "${lido}".`,
      ({ lido }) => `Este tipo de registro no existe: "${lido}".`,
    ],
    LINE_LENGTH: [
      ({ lido, esperado }: Values) => `A linha tem ${lido} letras; o certo são ${esperado}.`,
      ({ lido, esperado }) => `The line has ${lido} characters; it should have ${esperado}.`,
      ({ lido, esperado }) => `La línea tiene ${lido} letras; deberían ser ${esperado}.`,
    ],
    LINE_CONTROL: [
      (_: Values) => 'A linha tem letras que não se leem.',
      () => 'The line has characters that cannot be read.',
      () => 'La línea tiene letras ilegibles.',
    ],
    FIELD_INVALID: [
      ({ lido }: Values) => `O valor não vale para este campo: "${lido}".`,
      ({ lido }) => `The value does not fit this field: "${lido}".`,
      ({ lido }) => `El valor no sirve para este campo: "${lido}".`,
    ],
    CRC_WRONG: [
      ({ lido }: Values) => `O código de conferência não bate: "${lido}".`,
      ({ lido }) => `The check code does not match: "${lido}".`,
      ({ lido }) => `El código de control no coincide: "${lido}".`,
    ],
    NSR_CONFLICT: [
      ({ nsr }: Values) => `O número ${nsr} aparece com conteúdos diferentes. Nenhum entrou.`,
      ({ nsr }) => `Number ${nsr} appears with different contents. None was taken.`,
      ({ nsr }) => `El número ${nsr} aparece con contenidos distintos. Ninguno entró.`,
    ],
    NSR_TOO_MANY: [
      ({ nsr }: Values) => `O número ${nsr} está longe demais dos outros.`,
      ({ nsr }) => `Number ${nsr} is too far from the others.`,
      ({ nsr }) => `El número ${nsr} está demasiado lejos de los demás.`,
    ],
    NSR_ORDER: [
      ({ nsr, anterior }: Values) => `O número ${nsr} vem depois do ${anterior}. Entrou com dúvida.`,
      ({ nsr, anterior }) => `Number ${nsr} comes after ${anterior}. It was taken in doubt.`,
      ({ nsr, anterior }) => `El número ${nsr} viene después del ${anterior}. Entró con duda.`,
    ],
    CHAIN_BROKEN: [
      ({ nsr }: Values) => `A marcação ${nsr} não segue a anterior. Entrou com dúvida.`,
      ({ nsr }) => `Punch ${nsr} does not follow the one before it. It was taken in doubt.`,
      ({ nsr }) => `El fichaje ${nsr} no sigue al anterior. Entró con duda.`,
    ],
    WORKER_INVALID: [
      ({ lido }: Values) => `O número ${lido} não é CPF nem PIS de ninguém.`,
      ({ lido }) => `Number ${lido} is nobody's CPF or PIS.`,
      ({ lido }) => `El número ${lido} no es CPF ni PIS de nadie.`,
    ],
    NSR_GAP: [
      ({ de, ate }: Values) => (de === ate ? `Falta o número ${de}.` : `Faltam os números ${de} a ${ate}.`),
      ({ de, ate }) => (de === ate ? `Number ${de} is missing.` : `Numbers ${de} to ${ate} are missing.`),
      ({ de, ate }) => (de === ate ? `Falta el número ${de}.` : `Faltan los números ${de} al ${ate}.`),
    ],
    CRC_UNKNOWN: [
      (_: Values) => 'Nenhum código de conferência conhecido serve. Todas as marcações ficam com dúvida.',
      () => 'No known check code fits. All punches are in doubt.',
      () => 'Ningún código de control conocido sirve. Todos los fichajes quedan con duda.',
    ],
    HEADER_MISSING: [
      (_: Values) => 'O arquivo não tem a primeira linha, com a empresa.',
      () => 'The file lacks its first line, with the company.',
      () => 'El archivo no tiene la primera línea, con la empresa.',
    ],
    TRAILER_MISSING: [
      (_: Values) => 'O arquivo não tem a última linha, com as somas.',
      () => 'The file lacks its last line, with the counts.',
      () => 'El archivo no tiene la última línea, con las sumas.',
    ],
    TRAILER_COUNT: [
      ({ tipo, informado, contado }: Values) => `O arquivo diz ${informado} registros do tipo ${tipo}; há ${contado}.`,
      ({ tipo, informado, contado }) => `The file tells ${informado} records of type ${tipo}; there are ${contado}.`,
      ({ tipo, informado, contado }) => `El archivo dice ${informado} registros del tipo ${tipo}; hay ${contado}.`,
    ],
    EMPLOYER_INVALID: [
      ({ lido }: Values) => `O número da empresa não existe: ${lido}.`,
      ({ lido }) => `The company's number does not exist: ${lido}.`,
      ({ lido }) => `El número de la empresa no existe: ${lido}.`,
    ],
    EMPLOYER_DIFFERS: [
      ({ lido, esperado }: Values) => `Dentro do arquivo a empresa muda de ${esperado} para ${lido}.`,
      ({ lido, esperado }) => `Within the file the company changes from ${esperado} to ${lido}.`,
      ({ lido, esperado }) => `Dentro del archivo la empresa cambia de ${esperado} a ${lido}.`,
    ],
    EMPLOYER_BRANCH: [
      ({ lido, esperado }: Values) => `O arquivo é da filial ${lido}; a empresa escolhida é ${esperado}.`,
      ({ lido, esperado }) => `The file is of branch ${lido}; the company chosen is ${esperado}.`,
      ({ lido, esperado }) => `El archivo es de la filial ${lido}; la empresa elegida es ${esperado}.`,
    ],
    EMPLOYER_OTHER: [
      ({ lido, esperado }: Values) => `O arquivo é da empresa ${lido}; a escolhida é ${esperado}.`,
      ({ lido, esperado }) => `The file is of company ${lido}; the one chosen is ${esperado}.`,
      ({ lido, esperado }) => `El archivo es de la empresa ${lido}; la elegida es ${esperado}.`,
    ],
    SISTER_COMPANY: [
      ({ n, trabalhadores }: Values) =>
        `${pt(Number(n), 'marcação', 'marcações')} de ${pt(Number(trabalhadores), 'trabalhador', 'trabalhadores')} de outras empresas do grupo, já na conta de cada um.`,
      ({ n, trabalhadores }) =>
        `${en(Number(n), 'punch', 'punches')} of ${en(Number(trabalhadores), 'worker', 'workers')} of other companies of the group, taken as theirs.`,
      ({ n, trabalhadores }) =>
        `${es(Number(n), 'fichaje', 'fichajes')} de ${es(Number(trabalhadores), 'trabajador', 'trabajadores')} de otras empresas del grupo, ya en la cuenta de cada uno.`,
    ],
    UPLOAD_UNREADABLE: [
      (_: Values) => 'Este arquivo não é de um relógio de ponto. Nada foi lido.',
      () => 'This file is not of a time clock. Nothing was read.',
      () => 'Este archivo no es de un reloj de fichaje. No se leyó nada.',
    ],
    AFD_IS_AEJ: [
      (_: Values) => 'Este arquivo é um AEJ, feito para a fiscalização. Envie o AFD do relógio.',
      () => "This file is an AEJ, made for inspection. Send the clock's AFD.",
      () => 'Este archivo es un AEJ, hecho para la inspección. Envía el AFD del reloj.',
    ],
  },
  /** Of a company that nobody has here. */
  companyNotHere: [
    ({ lido }: Values) => `O arquivo é da empresa ${lido}, que não está neste grupo.`,
    ({ lido }) => `The file is of company ${lido}, which is not in this group.`,
    ({ lido }) => `El archivo es de la empresa ${lido}, que no está en este grupo.`,
  ],
  /** Why nothing was read, beside the findings. */
  failures: {
    NOT_FOUND: [
      'A empresa do arquivo não está neste grupo.',
      'The company of the file is not in this group.',
      'La empresa del archivo no está en este grupo.',
    ],
    ERROR_SEND: [
      'A leitura parou com um erro nosso. Envie o arquivo de novo.',
      'The reading stopped with an error of ours. Send the file again.',
      'La lectura se detuvo con un error nuestro. Envía el archivo de nuevo.',
    ],
  },
  other: [
    (code: string) => `Outro achado (${code})`,
    code => `Another finding (${code})`,
    code => `Otro hallazgo (${code})`,
  ],
});

export type ClockFindingTexts = TextsIn<typeof clockFindingTexts>;
