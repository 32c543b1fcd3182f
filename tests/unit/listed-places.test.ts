import { describe, expect, it } from 'vitest';
import { listedPlaces, namesInList } from '../../src/memory/conversation/listed-places.ts';

describe('namesInList', () => {
  it.each([
    ['1. La Venencia 2. Casa Labra', ['La Venencia', 'Casa Labra']],
    ['Mira:\n1. La Venencia\n2. Casa Labra\n\n¿Cuál prefieres?', ['La Venencia', 'Casa Labra']],
    ['1) **La Venencia** - jerez y poco más\n2) **Casa Labra**: bacalao', ['La Venencia', 'Casa Labra']],
    ['1. **La Venencia** (Huertas) 2. *Casa Labra*, junto a Sol', ['La Venencia', 'Casa Labra']],
    ['1. Bar El Ñandú — lunes cerrado\n2. 1862 Dry Bar — cócteles', ['Bar El Ñandú', '1862 Dry Bar']],
    ['1. [La Venencia](https://x.example)\n2. [Casa Labra](https://y.example)', ['La Venencia', 'Casa Labra']],
    ['1.- La Venencia\n2.- Casa Labra', ['La Venencia', 'Casa Labra']],
    ['**1.** La Venencia\n**2.** Casa Labra', ['La Venencia', 'Casa Labra']],
    ['1. "La Venencia" está en Huertas\n2. «Casa Labra»', ['La Venencia', 'Casa Labra']],
    ['1. **La Venencia** es un clásico de jerez\n2. **Casa Labra:** bacalao', ['La Venencia', 'Casa Labra']],
    ['1. **Bar** La Venencia\n2. **Casa** Labra', ['Bar La Venencia', 'Casa Labra']],
    ['1. 🍷 La Venencia\n2. 🐟🇪🇸 **Casa Labra**\n3. **🍺 El Ñandú**', ['La Venencia', 'Casa Labra', 'El Ñandú']],
    ['1️⃣ La Venencia\n2️⃣ Casa Labra', ['La Venencia', 'Casa Labra']],
  ])('finds the names in %j', (text, names) => {
    expect(namesInList(text)).toEqual(names);
  });

  it.each([
    '1. Calienta el aceite\n2. Añade la cebolla',
    '1. **Añade** la cebolla\n2. **Calienta** el aceite',
    '1. Preheat the oven to 200 degrees for ten minutes\n2. Mix the flour with water',
    '1. Lunes\n2. Martes\n3. Jueves',
    '1. Solo uno',
    '2. La Venencia 3. Casa Labra',
    'Abre a las 9. Cierra a las 10.',
    '1. la venencia\n2. casa labra',
    'La versión 1.2 y la 2.3',
  ])('finds none in %j', (text) => {
    expect(namesInList(text)).toEqual([]);
  });
});

describe('listedPlaces', () => {
  const LIST = '1. La Venencia 2. Casa Labra';
  const found = (question: string, language: string, activity?: string, list = LIST) =>
    listedPlaces(
      [
        { role: 'user', content: question },
        { role: 'assistant', content: list },
      ],
      { language, activity },
    ).length > 0;

  it.each([
    'Busca bares cerca de Sol',
    '¿Dónde podemos cenar esta noche?',
    'donde cenar en malasaña',
    'Recomiéndame un buen restaurante italiano',
    '¿Qué museos abren los lunes?',
    '¿Qué hotel me recomiendas en Sevilla?',
    '¿Cuáles son las mejores playas de Cádiz?',
    '¿Hay alguna farmacia abierta por aquí?',
    'Quiero ir a un sitio tranquilo para leer y cenar',
    'algo para cenar',
    'Búscame algo barato para comer',
    'mejores restaurantes de Madrid',
    '¿Otros bares?',
    'Dame una lista de 5 hoteles en Granada',
    '¿Qué ver en Roma?',
    '¿Cuál es el mejor bar de Madrid?',
    'Necesito un hotel barato en Bilbao',
    'dime tres librerías cerca de Sol',
    'no sé donde cenar, ¿dónde se cena bien?, ¿dónde cenamos?',
    'kiero un bar tranquilo',
  ])('finds places that are asked for in Spanish: %s', (question) => {
    expect(found(question, 'es')).toBe(true);
  });

  it.each([
    'Any good places nearby?',
    'Find me somewhere to eat',
    'Find bars near Sol',
    'Where can we get a drink tonight?',
    'Where should I stay in Seville?',
    'Which museums are open on Mondays?',
    'What are the best beaches in Cadiz?',
    'Is there a pharmacy near here?',
    'Recommend a good Italian restaurant',
    'best coffee shops in Leeds',
    'Show me three cheap hotels in Granada',
    "I'm looking for a quiet place to have dinner",
    'What to see in Rome?',
    'Any other bars?',
    'I need a hotel in Bilbao',
    'somewhere nice for dinner',
    'Can you suggest a pub with live music?',
    'know any good ramen places?',
    'bookshops near me',
    'I want to visit museums this weekend',
  ])('finds places that are asked for in English: %s', (question) => {
    expect(found(question, 'en')).toBe(true);
  });

  it.each([
    '¿Qué compro en el mercado?',
    '¿Qué días abre el museo?',
    '¿Quién escribió el Quijote?',
    '¿Dónde está el error?',
    '¿Dónde guardo la configuración?',
    '¿Qué platos tiene el restaurante?',
    'Dame el menú del restaurante',
    '¿Qué llevo a la playa?',
    'Ayer cenamos en un bar; recomiéndame una película',
    'Recomiéndame libros sobre bares',
    '¿Qué sitios web uso para aprender inglés?',
    '¿Qué librerías de Python recomiendas?',
    'Busca trabajo en hoteles',
    '¿Qué nombre le pongo a mi bar?',
    '¿Quién canta en el teatro esta noche?',
    '¿Qué ponen en el cine?',
    '¿Cómo llego al hotel?',
    'Busca errores en la tienda',
    'Quiero abrir una cafetería, ¿qué necesito?',
    'Dime los nombres de quienes trabajan en el museo',
    'algo para cenar con lo que tengo en la nevera',
    '¿Qué mercados bajaron ayer?',
    'El bar donde cenamos ha cerrado, ¿qué canciones ponían?',
    'En mi calle hay bares y no duermo, ¿qué hago?',
    'Hazme una lista de la compra para el camping',
    '¿Dónde puedo tomar clases de inglés?',
    'Añade una barra de progreso en el sitio',
  ])('guesses nothing in Spanish: %s', (question) => {
    expect(found(question, 'es')).toBe(false);
  });

  it.each([
    'Where is the bug?',
    'Where do I put the cache?',
    'What should I buy at the store?',
    'What days does the museum open?',
    "What's on the menu at the restaurant?",
    'Who plays at the theatre tonight?',
    'Find the bug in the store',
    'Recommend wines for restaurants',
    'Recommend some protein bars',
    'Which stores should I use in React?',
    'What should I pack for the beach?',
    'We went to a bar; recommend a film',
    'I need a bar chart of sales',
    'Give me names for my cafe',
    'How do I get to the hotel?',
    'I want to open a restaurant, what do I need?',
    'What films are on at the cinema?',
    'Tell me the reasons restaurants fail',
    'Where do I go to reset my password?',
    'List the staff of the museum',
    'Something for dinner from what is in my fridge',
    'Which libraries parse dates?',
    'What markets fell yesterday?',
    'Where does the function return?',
    'A place to store my keys in memory',
    'Write a story in a pub',
  ])('guesses nothing in English: %s', (question) => {
    expect(found(question, 'en')).toBe(false);
  });

  it.each([
    ['¿y cerca de Sol?', 'es', 'cenar'],
    ['somos 4, esta noche', 'es', 'cena'],
    ['dame más opciones', 'es', 'bares'],
    ['algo más barato', 'es', 'hotel'],
    ['¿otros?', 'es', 'museos'],
    ['y en Malasaña?', 'es', 'tapas'],
    ['and near Sol?', 'en', 'dinner'],
    ['there are 4 of us, tonight', 'en', 'dinner'],
    ['any other options?', 'en', 'bars'],
    ['something cheaper', 'en', 'hotel'],
    ['what do you recommend?', 'en', 'brunch'],
  ])('takes %s for places with a plan for them: %s, %s', (question, language, activity) => {
    expect(found(question, language, activity)).toBe(true);
    expect(found(question, language)).toBe(false);
  });

  it.each([
    ['¿Qué pelis ponen esta noche?', 'es', 'cine'],
    ['esta noche a las 9', 'es', 'cine'],
    ['dame opciones', 'es', 'cena y cine'],
    ['¿Qué me pongo?', 'es', 'cenar'],
    ['Dame más info del segundo', 'es', 'cenar'],
    ['Reserva el segundo para las 9', 'es', 'cenar'],
    ['hazme una lista de invitados', 'es', 'cena'],
    ['somos 4', 'es', 'viaje'],
    ['What films are on tonight?', 'en', 'cinema'],
    ['tonight at 9', 'en', 'cinema'],
    ['Where is the bug?', 'en', 'dinner'],
    ['what should I wear tonight?', 'en', 'dinner'],
    ['tell me more about the second one', 'en', 'dinner'],
    ['a list of guests', 'en', 'dinner'],
  ])('takes %s for no question of places though a plan is open: %s, %s', (question, language, activity) => {
    expect(found(question, language, activity)).toBe(false);
  });

  it('looks at what was asked last before the list, and at lists of the assistant alone', () => {
    const user = (content: string) => ({ role: 'user', content });
    const assistant = (content: string) => ({ role: 'assistant', content });
    const setting = { language: 'es' };
    const asked = [user('Busca bares'), assistant('¿En qué zona?')];
    expect(listedPlaces([...asked, user('Por Sol'), assistant(LIST)], setting)).toHaveLength(2);
    expect(listedPlaces([...asked, user('¿Qué pelis ponen?'), assistant('1. Dune 2. Barbie')], setting)).toEqual([]);
    expect(listedPlaces([user(`Busca bares: ${LIST}`)], setting)).toEqual([]);
  });

  it('reads Portuguese too', () => {
    expect(found('Procura bares em Botafogo', 'pt')).toBe(true);
    expect(found('Onde podemos jantar hoje?', 'pt')).toBe(true);
    expect(found('Que dias abre o museu?', 'pt')).toBe(false);
    expect(found('O que eu compro no mercado?', 'pt')).toBe(false);
  });
});
