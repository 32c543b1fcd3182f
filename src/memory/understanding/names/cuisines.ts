/** The cuisines that dishes tell, whatever the language: the key is the one that each language's `cuisine names` name. */
export const DISHES = `
  pizza|pizzas|pizzeria|pizzerias|pizzaria|pizzarias|pasta|pastas|massa|massas|trattoria|risotto|risoto|lasagna|lasagne|lasana|lasanha|ravioli|gnocchi|noquis|tiramisu|focaccia = italian,
  sushi|ramen|izakaya|teppanyaki|sashimi|temaki|udon|yakitori|tempura|omakase|temakeria|yakisoba = japanese,
  taco|tacos|taqueria|taquerias|burrito|burritos|enchiladas|quesadillas|nachos|guacamole|pozole|mole|tamales|al pastor = mexican, dim sum|dumplings|peking duck|hot pot|chifa = chinese,
  curry|curries|tandoori|tikka masala|biryani|naan|samosas|thali = indian, pad thai|tom yum = thai, pho|banh mi = vietnamese, bibimbap|kimchi|korean bbq|bulgogi = korean,
  paella|paellas|tapas|tapeo|tortilla espanola|croquetas|churros|gazpacho = spanish, gyros|souvlaki|moussaka = greek, hummus|falafel|shawarma|kibbeh|esfiha|esfirra|quibe|mezze = lebanese,
  kebab|kebabs|doner = turkish, cuscus|couscous|tajine|tagine = moroccan, ceviche|ceviches|cebiche|lomo saltado|anticuchos = peruvian, feijoada|moqueca|acaraje = brazilian,
  parrilla|parrillas|parrillada|choripan|empanadas argentinas|milanesa|milanesas = argentinian, arepas|bandeja paisa = colombian, injera = ethiopian,
  hamburguesa|hamburguesas|hamburgueseria|hamburgueserias|burger|burgers|hamburguer|hamburgueres|hamburgueria|hamburguerias|smash burger|hot dogs|bbq ribs = american,
  pintxos|pinchos = basque, crepes|fondue|raclette|croissants|bouillabaisse|steak frites = french, fish and chips|sunday roast|roast dinner = british, bacalhau|pasteis de nata|pastel de nata|francesinha = portuguese,
  schnitzel|bratwurst = german, pierogi = polish, jerk chicken = caribbean, poke|poke bowl = hawaiian`;
