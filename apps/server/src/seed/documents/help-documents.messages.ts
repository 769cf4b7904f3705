import type { SeedArticle } from '../help-articles.messages.ts';

/** The help of documents, signatures and models. */
export const documentArticles: readonly SeedArticle[] = [
  {
    areas: ['worker'],
    kind: 'manual',
    position: 120,
    texts: {
      'pt-BR': {
        title: 'Assinar um documento pelo celular',
        body: `1. Abra o documento pelo aviso, ou em Documentos recebidos.
2. Leia todas as páginas. A barra embaixo mostra quanto falta.
3. Toque em Assinar, escreva seu nome completo e confirme com a senha, ou com o código que mandamos.
4. Baixe o comprovante. Com ele qualquer pessoa confere a sua assinatura depois.

## Não concordo
Toque nos três pontos e em Não quero assinar. Quem pediu lê o seu motivo, e o pedido termina para todos.

## Quando todos assinam
O documento recebe o selo em minutos, e você baixa a cópia final. Para conferir, abra Autenticidade.`,
      },
      'en-US': {
        title: 'Sign a document on your phone',
        body: `1. Open the document from the notice, or in Received documents.
2. Read all pages. The bar below shows how much is left.
3. Tap Sign, write your full name and confirm with your password, or with the code that we sent.
4. Download the receipt. With it anybody can check your signature later.

## I do not agree
Tap the three dots and I don’t want to sign. Who asked reads your reason, and the request ends for everybody.

## When everybody has signed
The document is sealed within minutes, and you download the final copy. To check it, open Authenticity.`,
      },
      'es-ES': {
        title: 'Firmar un documento desde el móvil',
        body: `1. Abre el documento desde el aviso, o en Documentos recibidos.
2. Lee todas las páginas. La barra de abajo muestra cuánto falta.
3. Toca Firmar, escribe tu nombre completo y confirma con la contraseña, o con el código que mandamos.
4. Descarga el comprobante. Con él cualquiera comprueba tu firma después.

## No estoy de acuerdo
Toca los tres puntos y No quiero firmar. Quien lo pidió lee tu motivo, y el pedido termina para todos.

## Cuando todos firman
El documento recibe el sello en minutos, y descargas la copia final. Para comprobarlo, abre Autenticidad.`,
      },
    },
  },
  {
    areas: ['hr', 'manager'],
    kind: 'manual',
    position: 118,
    texts: {
      'pt-BR': {
        title: 'Enviar um documento e pedir assinatura',
        body: `1. Em Documentos, toque em Enviar documento e escolha o arquivo.
2. Diga o que você pede: só ler, dizer que está ciente, ou assinatura.
3. Para assinatura, escolha de duas a quatro pessoas, a ordem e o prazo. Quem é de fora recebe um link e um código.
4. Confira tudo e envie. Antes disso ninguém é avisado.

## Por que está parado?
A página do documento diz de quem é a vez, desde quando e se a mensagem chegou. Ali você corrige o contato, lembra ou dá mais prazo.

## Menor de 18 anos
Contrato e rescisão pedem também a assinatura de quem é responsável legal.`,
      },
      'en-US': {
        title: 'Send a document and ask for signatures',
        body: `1. In Documents, tap Send a document and choose the file.
2. Say what you ask for: only to read, to acknowledge, or to sign.
3. For signatures, choose two to four people, the order and the deadline. Who is from outside gets a link and a code.
4. Check everything and send. Before that nobody is told.

## Why does it wait?
The document’s page says whose turn it is, since when, and whether the message arrived. There you correct the contact, remind, or give more time.

## Under 18
A contract and a termination need the legal guardian’s signature, too.`,
      },
      'es-ES': {
        title: 'Enviar un documento y pedir firmas',
        body: `1. En Documentos, toca Enviar documento y elige el archivo.
2. Di qué pides: solo leer, decir que está al tanto, o firmar.
3. Para firmas, elige de dos a cuatro personas, el orden y el plazo. Quien es de fuera recibe un enlace y un código.
4. Comprueba todo y envía. Antes nadie recibe aviso.

## ¿Por qué está parado?
La página del documento dice de quién es el turno, desde cuándo y si llegó el mensaje. Ahí corriges el contacto, recuerdas o das más plazo.

## Menores de 18 años
El contrato y la rescisión piden también la firma de quien es responsable legal.`,
      },
    },
  },
  {
    areas: ['hr'],
    kind: 'manual',
    position: 119,
    texts: {
      'pt-BR': {
        title: 'Modelos: escrever uma vez, gerar para muitos',
        body: `1. Em Modelos, abra um pronto ou crie o seu. Digite / para pôr nome, salário, datas e outros dados.
2. Use Só se… para um trecho que vale apenas em certos casos.
3. Veja a prévia com uma pessoa de verdade. O que falta no cadastro aparece em cima.
4. Publique. Uma versão publicada não muda, e cada documento guarda a sua.
5. Em Admissão, rescisão e modelos, toque em Gerar, escolha as pessoas e confira quem está pronto.`,
      },
      'en-US': {
        title: 'Models: write once, make for many',
        body: `1. In Models, open a ready one or create yours. Type / to put in name, salary, dates and other data.
2. Use Only if… for a part that holds in certain cases alone.
3. See the preview with a real person. What the record lacks stands on top.
4. Publish. A published version never changes, and each document keeps its own.
5. In Admission, termination and models, tap Make, choose the people and check who is ready.`,
      },
      'es-ES': {
        title: 'Modelos: escribir una vez, generar para muchos',
        body: `1. En Modelos, abre uno listo o crea el tuyo. Escribe / para poner nombre, salario, fechas y otros datos.
2. Usa Solo si… para una parte que vale solo en ciertos casos.
3. Mira la vista previa con una persona real. Lo que falta en el registro aparece arriba.
4. Publica. Una versión publicada no cambia, y cada documento guarda la suya.
5. En Admisión, rescisión y modelos, toca Generar, elige las personas y comprueba quién está listo.`,
      },
    },
  },
];
