import { defineTexts } from '#kernel/base/texts.ts';

/** What proves a value of a record. */
export const proofTexts = defineTexts({
  kinds: {
    documentoIdentidade: ['documento de identidade', 'identity document', 'documento de identidad'],
    certidao: ['certidão', 'certificate', 'certificado'],
    declaracao: ['declaração', 'declaration', 'declaración'],
    fotoDocumento: ['foto do documento', 'photo of the document', 'foto del documento'],
    comprovanteResidencia: [
      'conta de luz ou água no endereço',
      'a utility bill at the address',
      'una factura de luz o agua en la dirección',
    ],
    comprovanteConta: [
      'comprovante da conta no próprio CPF',
      'proof of the account in one’s own CPF',
      'comprobante de la cuenta en el propio CPF',
    ],
    laudo: ['laudo', 'medical report', 'informe médico'],
  },
  bothSides: ['frente e verso', 'front and back', 'frente y dorso'],
  notOlder: [
    (days: string, n: number) => (n === 1 ? 'de até 1 dia' : `de até ${days} dias`),
    (days, n) => (n === 1 ? 'up to 1 day old' : `up to ${days} days old`),
    (days, n) => (n === 1 ? 'de hasta 1 día' : `de hasta ${days} días`),
  ],
});
