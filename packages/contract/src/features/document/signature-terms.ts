import { said } from '../../kernel/said.ts';

/** The version of the terms that an act names; who signs under others is asked again. */
export const signatureTermsVersion = 1;

/** By which both sides accept this means of signing (MP 2.200-2/2001, art. 10, § 2). */
export const signatureTerms = said(
  'Aceito assinar este documento por meio eletrônico nesta plataforma, nos termos da MP 2.200-2/2001, art. 10, § 2º, e da Lei 14.063/2020. As partes reconhecem a autoria e a integridade da assinatura. Ficam registrados o dia e a hora, o endereço de internet, o aparelho, a forma de confirmação e o resumo do documento lido.',
  'I accept signing this document by electronic means on this platform, under MP 2.200-2/2001, art. 10, § 2, and Law 14.063/2020 of Brazil. The parties recognize who signed and that the document is whole. Day and time, internet address, device, means of confirmation and the hash of what was read are recorded.',
  'Acepto firmar este documento por medio electrónico en esta plataforma, según la MP 2.200-2/2001, art. 10, § 2, y la Ley 14.063/2020 de Brasil. Las partes reconocen la autoría y la integridad de la firma. Quedan registrados el día y la hora, la dirección de internet, el aparato, la forma de confirmación y el resumen del documento leído.',
);

/** What who signs declares, in full. */
export const signatureStatement = said(
  'Assino este documento de {t} páginas, código {codigo}, resumo {resumo}.',
  'I sign this document of {t} pages, code {codigo}, hash {resumo}.',
  'Firmo este documento de {t} páginas, código {codigo}, resumen {resumo}.',
);
