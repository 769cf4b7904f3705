import type { SeedArticle } from './help-articles.messages.ts';

/** The help of vacations, to HR. */
export const vacationArticles: readonly SeedArticle[] = [
  {
    areas: ['hr'],
    kind: 'basics',
    position: 110,
    texts: {
      'pt-BR': {
        title: 'Férias: saldos e início da contagem',
        body: `1. Abra Solicitações e depois Férias. Quem está mais perto do pagamento em dobro vem primeiro.
2. Escolha uma pessoa para ver os períodos, o limite para começar e os próximos inícios possíveis.
3. Em Registrar férias você faz o pedido no lugar dela. Ela é avisada.

## Saldo a conferir
Enquanto o RH não informa onde começa a contagem, os períodos contam da admissão. Em Onde começa a contagem, informe o primeiro dia do período mais antigo que ainda vale e o que dele já foi usado. O que foi informado antes fica no histórico.

## Muitos de uma vez
Em Início por arquivo, envie um CSV com as colunas matricula;cpf;aPartirDe;gozados;vendidos;faltas. As linhas certas valem na hora. As outras dizem o que falta: corrija e envie de novo.`,
      },
      'en-US': {
        title: 'Vacations: balances and where counting begins',
        body: `1. Open Requests, then Vacations. Whoever is nearest to double pay comes first.
2. Choose a person to see the periods, the limit for the start and the next lawful starts.
3. With File a vacation you make the request in their place. They are told.

## Balance to be checked
Until HR says where counting begins, periods count from the admission. In Where counting begins, say the first day of the oldest period that still counts and what of it is gone. What was said before stays in the history.

## Many at once
In Start by file, send a CSV with the columns matricula;cpf;aPartirDe;gozados;vendidos;faltas. Good lines hold at once. The others say what is wrong: correct them and send the file again.`,
      },
      'es-ES': {
        title: 'Vacaciones: saldos e inicio del conteo',
        body: `1. Abre Solicitudes y después Vacaciones. Primero aparece quien está más cerca del pago doble.
2. Elige una persona para ver los períodos, el límite para empezar y los próximos inicios posibles.
3. En Registrar vacaciones haces la solicitud en su lugar. La persona recibe un aviso.

## Saldo por revisar
Mientras RR. HH. no indica dónde empieza el conteo, los períodos cuentan desde el ingreso. En Dónde empieza el conteo, indica el primer día del período más antiguo que aún vale y lo que ya se usó. Lo indicado antes queda en el historial.

## Muchos a la vez
En Inicio por archivo, envía un CSV con las columnas matricula;cpf;aPartirDe;gozados;vendidos;faltas. Las líneas correctas valen al momento. Las demás dicen qué falta: corrígelas y envía el archivo otra vez.`,
      },
    },
  },
];
