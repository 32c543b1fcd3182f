/** People, and the animals that live with them. */
export const PEOPLE = `
family: familia familiar familiares pariente parientes | family families relative relatives
child > family: hijo hija hijos hijas crío críos nene nena nenes | child kid toddler offspring
niño > child: niño niña niños chico chica chicos criatura |
son > child: | son sons
daughter > child: | daughter
baby > child: bebé bebés recién | baby newborn infant
parent > family: padres progenitores | parent
mother > parent: madre mamá mami | mother mom mum mommy mama
father > parent: papá papi | father dad daddy
sibling > family: hermano hermana hermanos hermanas | sibling
brother > sibling: | brother bro
sister > sibling: | sister sis
grandparent > family: abuelo abuela abuelos abuelita nona | grandparent grandma grandmother grandpa grandfather granny
aunt > family: tía tío tíos | aunt uncle auntie
cousin > family: primo prima primos | cousin
nephew > family: sobrino sobrina sobrinos | nephew niece
partner > family,relationship: pareja esposo esposa novio novia cónyuge | partner spouse
husband > partner: | husband
wife > partner: | wife
boyfriend > partner: | boyfriend
girlfriend > partner: | girlfriend
friend > relationship: amigo amiga amigos amistad amistades | friend friendship buddy pal
neighbour: vecino vecina vecinos | neighbor neighbour
marry > event: casarse casamiento matrimonio boda nupcias | marry marriage wedding married
divorce > relationship: divorcio divorciar separación | divorce breakup
engagement > relationship: compromiso | engagement engaged fiance fiancee
pregnant: embarazada embarazo | pregnant pregnancy
birth: nacer nacimiento | birth born
death: muerte morir fallecer fallecimiento | death die dead
pet: mascota mascotas | pet
animal: animal animales | animal
dog > pet,animal: perro perra perros perrito cachorro | dog puppy pup doggy
cat > pet,animal: gato gata gatos gatito felino | cat kitten kitty
bird > pet,animal: pájaro ave loro canario | bird parrot canary
horse > animal: caballo yegua | horse pony
rabbit > pet,animal: conejo coneja | rabbit bunny
fish > animal: pez | fish
hamster > pet,animal: hámster | hamster
turtle > pet,animal: tortuga | turtle tortoise
breed: raza | breed
`;
