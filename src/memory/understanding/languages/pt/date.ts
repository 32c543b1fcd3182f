/** Days in Portuguese: one day, the parts of it, and what is said of several. */
export const day = `
  [no/na/pro/para] [o/a] (outro/outra {w:<weekdays>} | {w:<weekdays>} seguinte) => weekdayafter w  ✓ no outro sábado = 2026-11-21  ✗ no sábado
  hoje => day 0  ✓ hoje = 2026-11-18  ✗ amanhã
  (hoje [a/de] | esta/essa) {p:<dayparts>} => today p  ✓ hoje à noite = 2026-11-18 noche  ✓ esta noite = 2026-11-18 noche  ✗ a noite
  unless:de/ate amanha => day 1  ✓ amanhã = 2026-11-19  ✗ até amanhã
  depois de amanha => day 2  ✓ depois de amanhã = 2026-11-20  ✗ depois
  (em | daqui a | dentro de) {n:count} dia/dias !(inteiro/em/por) => day n  ✓ daqui a dois dias = 2026-11-20  ✗ dois dias
  (em | daqui a | dentro de) {n:count} semana/semanas => weeks n  ✓ daqui a duas semanas = 2026-12-02  ✗ duas semanas
  (em | daqui a | dentro de) {n:count} mes/meses => months n  ✓ daqui a um mês = 2026-12-18  ✗ um mês
  (em | daqui a | dentro de) {n:count} hora/horas/h => hours n  ✓ daqui a duas horas = 2026-11-18  ✗ duas horas
  (em | daqui a | dentro de) meia hora => minutes 30  ✓ daqui a meia hora = 2026-11-18  ✗ meia hora
  unless:uma/duma/numa/as/aos/toda/todo/todas/todos/cada [no/na/nesse/nessa/neste/nesta/esse/essa/este/esta/o/a/para/proxima/proximo] {w:<weekdays>} !(passada/passado | vez | opcao | parte | guerra | mao | quinzena | metade | semana) => weekday w  ✓ na sexta = 2026-11-20  ✗ toda sexta
  [no/na/a/o/para] [proximo/proxima] {w:<weekdays>} (que vem | proximo/proxima) => weekday w next  ✓ sexta que vem = 2026-11-20  ✗ sexta
  [de/desta/da] {w:<weekdays>} a oito [dias] => weekdaylater w 1  ✓ de sexta a oito = 2026-11-27  ✗ sexta às oito
  [de/desta/da] {w:<weekdays>} a quinze [dias] => weekdaylater w 2  ✓ de sexta a quinze dias = 2026-12-04  ✗ sexta, quinze pessoas
  [no/na/o/a/para] proximo/proxima {w:<weekdays>} => weekday w next  ✓ na próxima quarta = 2026-11-25  ✗ o próximo bar
  [no/na] {w:<weekdays>} da (semana que vem | proxima semana | outra semana) => weekday w nextweek  ✓ sexta da semana que vem = 2026-11-27
  (semana que vem | na proxima semana | proxima semana) [,] [na/no] {w:<weekdays>} => weekday w nextweek  ✓ semana que vem na terça = 2026-11-24
  [no/na/neste/nesta/dia] [{w:<weekdays>}] [,] [dia] [no dia] {d:number} [de] {m:<months>} [de/do {y:year}] => date d m y  ✓ dia 15 de dezembro de 2027 = 2027-12-15  ✗ 15 pessoas em dezembro
  [no/na] {w:<weekdays>} [,] [dia] {d:number} !(horas | h | hs | pessoas | <people> | <currencies> | e | : | da/de | a | <lengths>) => dayofmonth d  ✓ sexta dia 27 = 2026-11-27  ✗ sexta 9 horas
  [no] (primeiro | 1 º | dia primeiro) de {m:<months>} [de/do {y:year}] => date 1 m y  ✓ primeiro de janeiro = 2027-01-01  ✗ primeiro
  [no/para/pro/o/ate/em] [o] dia {d:number} !(<lengths> | <people> | <currencies> | <months> | de <months>) => dayofmonth d  ✓ dia 20 = 2026-11-20  ✗ dias 20
  [em/no/dia] {d:numeric} => numeric d  ✓ 12/5 = 2027-05-12  ✗ 12.5
  (reveillon | vespera de ano novo | virada do ano | passagem de ano) => feast 12 31  ✓ no réveillon = 2026-12-31  ✗ ano
  vespera de natal => feast 12 24  ✓ véspera de natal = 2026-12-24  ✗ natal
  (no natal | dia de natal | natal deste ano) => feast 12 25  ✓ no natal = 2026-12-25  ✗ em Natal
  (ano novo | dia primeiro do ano) => feast 1 1  ✓ ano novo = 2027-01-01  ✗ um ano
  dia dos namorados => feast 6 12  ✓ no dia dos namorados = 2027-06-12  ✗ namorados
  halloween => feast 10 31  ✓ halloween = 2027-10-31  ✗ hall
  (sexta feira santa | sexta santa) => easter -2  ✓ sexta-feira santa = 2027-03-26
  domingo de pascoa => easter 0  ✓ domingo de páscoa = 2027-03-28  ✗ ovo de páscoa`;

export const date = `
  [no/na/o/a] {o:<ordinals>} {w:<weekdays>} de {m:<months>} => nth o w m  ✓ no último sábado de janeiro = 2027-01-30  ✗ sábado de janeiro
  [no/na/o/a] {o:<ordinals>} (fim de semana | final de semana) de {m:<months>} => nth o m weekend  ✓ no primeiro fim de semana de abril = 2027-04-03..2027-04-04  ✗ sábado de janeiro
  {d:day} => d  ✓ na sexta = 2026-11-20
  (este/esse/neste/nesse/no | para o | o) (fim de semana | fds | final de semana | fimde) !passado => weekend  ✓ neste fim de semana = 2026-11-21..2026-11-22  ✗ um fim de semana
  [no/o] (fim de semana | final de semana) (de | do dia | dos dias) {a:number} (e/a/ao) {b:day} => days a b  ✓ fim de semana de 12 e 13 de dezembro = 2026-12-12..2026-12-13  ✗ fim de semana
  [no/o] (fim de semana | final de semana | fds) (do dia | do | de) {d:number} !(e/a/ao/de/pessoas) => weekendof d  ✓ fim de semana do dia 28 = 2026-11-28..2026-11-29  ✗ fim de semana
  [no/o] (fim de semana | final de semana | fds) seguinte => weekendafter  ✓ no fim de semana seguinte = 2026-11-28..2026-11-29  ✗ no fim de semana
  [no/o] (proximo (fim de semana | final de semana) | (fim de semana | final de semana) (que vem | proximo)) => weekend next  ✓ fim de semana que vem = 2026-11-21..2026-11-22  ✓ no próximo fim de semana = 2026-11-21..2026-11-22
  ^ (fim de semana | final de semana) => weekend  ✓ fim de semana = 2026-11-21..2026-11-22
  [a/na/para] (semana que vem | proxima semana | semana seguinte) => week next  ✓ semana que vem = 2026-11-23..2026-11-29  ✗ uma semana
  (esta/essa/nesta/nessa) semana => week  ✓ esta semana = 2026-11-18..2026-11-22  ✗ semana
  [no/o] (mes que vem | proximo mes) => month next  ✓ mês que vem = 2026-12  ✗ um mês
  (este/esse/neste/nesse | [no] fim do | [no] final do) mes => month  ✓ este mês = 2026-11  ✓ no fim do mês = 2026-11  ✗ o fim
  ((um/algum) {w:<weekdays>} de | [a/na] <ordinals> (semana/quinzena) de | em | para | durante | em meados de | no comeco de | no inicio de | no fim de | no final de | fim de | de) [o mes de] !mar {m:<months>} [de/do {y:year}] => monthname m y  ✓ em março = 2027-03  ✗ março
  ^ [na/verdade/melhor/em/pode/ser/nao] [verdade/em] {m:<months>} [de/do {y:year}] $ => monthname m y  ✓ março = 2027-03  ✗ março é lindo
  [de/da/do/desde/entre] {a:day} (a/ao/ate | ate o | ate a | e) {b:day} => span a b  ✓ de sexta a domingo = 2026-11-20..2026-11-22  ✗ sexta ou domingo
  [de/do/entre/desde | do dia | de dia | entre os dias] {a:number} (a/ao/ate/e/- | ate o | ao dia) [dia] {b:day} => days a b  ✓ de 3 a 5 de maio = 2027-05-03..2027-05-05  ✗ de 3 a 5 pessoas
  (do dia | de dia | do | dia | dias) {d:number} (ao/a/ate/e | ate o | ao dia) [dia] {e:number} !(<lengths> | <people> | <currencies> | de) => daypair d e  ✓ do dia 20 ao 23 = 2026-11-20..2026-11-23  ✗ de 20 a 23 pessoas
  ^ [<corrections>] [<corrections>] (de/do) {d:number} (a/ao) {e:number} $ => barepair d e  ✓ melhor de 5 a 7  ✗ de 5 a 7 pessoas
  carnaval => easter -50 -47  ✓ no carnaval = 2027-02-06..2027-02-09  ✗ carne
  semana santa => easter -7 0  ✓ na semana santa = 2027-03-21..2027-03-28  ✗ santa
  (pascoa | na pascoa) !(de) => easter -2 0  ✓ na páscoa = 2027-03-26..2027-03-28  ✗ pasta
  ^ [melhor/para/pro/no/o/que/seja] [dia] {d:number} [mesmo] de preferencia => answerday d  ✓ dia 15 de preferência  ✗ 15
  (ontem | anteontem | outro dia | noite passada | (ha/faz) {n:count} <lengths> | [na/no/a/o] (semana | mes | ano | verao | fim de semana | {w:<weekdays>}) passado/passada) => past  ✓ ontem  ✓ há dois dias  ✓ na semana passada  ✗ hoje  ✗ dois dias  ✗ na semana
  desde [o/meados/fim/inicio/comeco] [mes] [de] {m:<months>} [de/do {y:year}] => monthsince m y  ✓ desde dezembro = 2026-12  ✗ desde a tarde
  [em] {m:<months>} [,] (de/do) [dia] {d:number} (a/ao/ate) [dia] {e:number} !(<people> | <currencies>) => dates d e m  ✓ fevereiro, de 7 a 12 = 2027-02-07..2027-02-12  ✗ fevereiro de 2027
  (toda | todo | todas as | todos os | cada | as | aos) ({w:<weekdays>} | segundas/tercas/quartas/quintas/sextas/sabados/domingos | dia/dias | noite/noites | manha/manhas | semana/semanas | mes) => habit  ✓ toda sexta  ✗ sexta
  (em | daqui a) {n:count} min/minutos/minuto => habit  ✓ em 5 minutos  ✗ 5 minutos
  ate (amanha | logo | segunda | mais) $ => habit  ✓ até amanhã  ✗ amanhã
  (ate | voltando | volta | voltamos) [no/na/o/a] {b:day} => until b  ✓ até domingo = ..2026-11-22  ✗ até 30 reais`;
