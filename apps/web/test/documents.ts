import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { signatureContract } from '@cracha/contract/features/document/signature.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Row = ResponseOf<(typeof documentContract)['hrSentDocuments']>['items'][number];
type Whole = ResponseOf<(typeof documentContract)['document']>;
type Request = ResponseOf<(typeof signatureContract)['signature']>;
type Signer = Request['assinantes'][number];

const aWaiting = { quem: ['Vera Antunes'], desde: '2026-11-20T13:12:00Z', recebeu: true };

/** Vera's paper, which she and Helena sign. */
export const aDocumentRow = (change: Partial<Row> = {}): Row => ({
  ...{ id: 'doc-1', codigo: 'D-2026-000412', titulo: 'Termo de confidencialidade', tipo: 9, especie: 'carta' },
  ...{ idEmpresa: 'company-1', empresa: 'Pantanal São Paulo', pessoas: [], totalPessoas: 0, remetente: 'Helena Prado' },
  ...{ pede: 'assinatura', prazo: '2026-12-05', validoAte: null, criadoEm: '2026-11-20T13:12:00Z' },
  ...{ situacao: 'aguardando', assinaturas: { total: 2, feitas: 1 }, leitura: { total: 0, vistos: 0, cientes: 0 } },
  ...{ visivel: true, novo: false, can: ['edita', 'lembrete', 'baixa'], idAssinatura: 'req-1', causaSelo: null },
  ...{ assinantes: [helenaSigned, aSigner()], esperando: aWaiting },
  ...change,
});

export const aDocument = (change: Partial<Whole> = {}): Whole => ({
  ...aDocumentRow(),
  ...{ versao: 3, versaoArquivo: 1, paginas: 3, hashEnviado: 'a'.repeat(64), hashLido: null, mensagem: '' },
  arquivos: [
    {
      id: 'file-1',
      nome: 'termo.pdf',
      tamanho: 6500,
      sha256: 'a'.repeat(64),
      tipoConteudo: 'application/pdf',
      paginas: 3,
    },
  ],
  ...{ destinatarios: [], idAssinatura: 'req-1', pasta: null, etiquetas: [], origem: 'upload', motivo: null },
  ...change,
});

export const aSigner = (change: Partial<Signer> = {}): Signer => ({
  ...{ id: 's-vera', nome: 'Vera Antunes', papel: 'parte', passo: 1, nivel: 'simples', nivelAlcancado: null },
  ...{ situacao: 'convidado', contato: 'v****@fora.test', entregas: [], abertoEm: null, lidoEm: null },
  ...{ assinadoEm: null, motivo: null },
  ...change,
});

export const helenaSigned = aSigner({
  ...{ id: 's-helena', nome: 'Helena Prado', papel: 'representante', situacao: 'assinou', nivelAlcancado: 'simples' },
  assinadoEm: '2026-11-20T13:31:00Z',
});

export const aSignature = (change: Partial<Request> = {}): Request => ({
  ...{ id: 'req-1', idDocumento: 'doc-1', codigo: 'D-2026-000412', titulo: 'Termo de confidencialidade' },
  ...{ situacao: 'aguardando', prazo: '2026-12-05', mensagem: '', paginas: 3, hashEnviado: 'a'.repeat(64) },
  ...{
    hashLido: 'b'.repeat(64),
    hashFinal: null,
    codigoAutenticidade: 'ABCD-EFGH',
    assinantes: [helenaSigned, aSigner()],
  },
  ...{
    selo: null,
    causaSelo: null,
    esperando: aWaiting,
  },
  can: ['estende', 'lembra', 'contato', 'cancela', 'substitui'],
  ...change,
});
