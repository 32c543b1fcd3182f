/** Food and drink, and where one has them. */
export const FOOD = `
food: comida comer alimento alimentación (arroz huevo lentejas garbanzos frijoles tortilla taco empanada hamburguesa ensalada sándwich guiso curry sushi) | food meal eat dish (rice egg bean sandwich burger salad taco curry sushi stew)
breakfast > food: desayuno desayunar | breakfast
lunch > food: almuerzo almorzar | lunch
dinner > food: cena cenar | dinner supper
dessert > food: postre | dessert
cake > dessert: tarta torta pastel bizcocho | cake pastry cupcake
icecream > dessert: helado | gelato
chocolate > dessert: chocolate | chocolate
fruit > food: fruta (manzana banana plátano naranja pera uva fresa frutilla sandía melón mango durazno melocotón limón piña cereza) | fruit (apple banana pear grape strawberry melon watermelon mango peach lemon pineapple cherry)
vegetable > food: verdura hortaliza vegetal (lechuga tomate zanahoria cebolla patata pepino pimiento espinaca berenjena calabaza brócoli) | vegetable veggie (lettuce tomato carrot onion potato cucumber spinach eggplant pumpkin broccoli)
meat > food: carne (asado bife ternera cerdo pollo filete) | meat (beef pork chicken steak)
seafood > food: marisco (gamba camarón) | seafood (shrimp prawn salmon tuna)
pasta > food: (espagueti tallarines ñoquis lasaña) | pasta (spaghetti lasagna noodle)
pizza > food: pizza | pizza
bread > food: pan | bread
cheese > food: queso | cheese
soup > food: sopa caldo | soup broth
vegetarian: vegetariano vegetariana vegano vegana | vegetarian vegan
drink: bebida beber trago (refresco gaseosa batido) | drink beverage (soda smoothie lemonade)
coffee > drink: café cafecito capuchino | coffee espresso latte cappuccino
tea > drink: té | tea
wine > drink,alcohol: | wine
beer > drink,alcohol: cerveza birra chela | beer ale
alcohol > drink: alcohol licor (tequila mezcal ron whisky ginebra vodka sidra champán) | alcohol liquor (tequila rum whisky whiskey vodka cider champagne)
juice > drink: zumo | juice
restaurant: restaurante restorán resto taberna mesón | restaurant diner bistro
bar: bar bares pub | bar pub
`;
