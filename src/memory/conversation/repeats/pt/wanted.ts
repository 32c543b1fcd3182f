/** The Portuguese words by which a query in few words says what it wants to be told: a line a sort of answer, with its words behind it. */
export const WANTED = `
  when: data datas dia ano mes prazo validade vencimento vence vencia expira aniversario nascimento seculo epoca proximo proxima
  time: hora horas horario horarios abertura fechamento abre abrem fecha fecham sai saida chegada comeca
  duration: duracao tempo dura duram demora demoram leva minutos horas hrs dias semanas meses anos prazo vigencia validade antecedencia aguenta
  frequency: frequencia vezes periodicidade intervalo
  age: idade anos
  price: preco precos custo custa custam valor valores tarifa cobra cobram pago pagar pagamos dinheiro caro reais
  amount: quantidade dose dosagem proporcao colheres xicaras litros gramas mg ml gotas total numero
  place: lugar localizacao local endereco fica
  who: autor autora escritor escritora escreveu
  name: nome chama chamava chamam sobrenome
  phone: telefone tel fone celular contato whatsapp zap
  mail: email mail
  number: numero num nº nro placa protocolo
  secret: chave senha pin codigo password combinacao
  size: tamanho medida medidas dimensoes altura alto largura largo comprimento mede medem medir metros cm espessura area diametro aro
  weight: peso pesa pesam quilos kg
  distance: distancia longe quilometros km
  temperature: temperatura graus ebulicao
  speed: velocidade rapidez
  way: passos passo instrucoes tutorial maneira receita comando atalho truque metodo guia formula calcula calcular
  cause: causa causas motivo razao porque origem
  signs: sintomas sinais
  harm: efeitos contraindicacoes riscos perigos
  meaning: significado significa definicao
  colour: cor tom
  brand: marca modelo
  sort: tipo classe variedade
  word: traducao traduzir diz
  papers: requisitos documentos papeis documentacao
  limit: limite maximo maxima minimo minima
  use: serve uso utilidade funcao
  difference: diferenca diferencas vs versus
  ingredients: ingredientes
  ideas: ideias dicas opinioes recomendacoes
  director: diretor diretora dirigiu
  actor: ator atriz
  singer: cantor cantora canta
  president: presidente
  inventor: inventor inventora inventou
  painter: pintor pintora pintou
  founder: fundador fundadora fundou
  creator: criador criadora criou
  user: usuario login
  pay: salario
  rent: aluguel
  monthly: mensalidade
  day: diaria
  fine: multa
  tax: taxa taxas
  energy: calorias kcal
  portions: rendimento porcoes
  shoe: tamanho numero calca calcado
`;
