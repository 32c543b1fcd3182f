/** Homes, towns and countries. */
export const PLACES = `
home: hogar vivienda domicilio | home household
house > home: casa caserón chalet | house
flat > home: piso apartamento departamento depa depto | flat apartment condo
live: vivir residir | live reside living
move > live: mudarse mudar mudanza trasladar traslado | move relocate
rent: alquiler alquilar renta rentar arrendar | rent lease
room: habitación dormitorio recámara | bedroom
furniture: mueble (sofá sillón estantería silla armario escritorio colchón cama) | furniture (couch sofa armchair chair desk mattress wardrobe)
fridge > appliance: nevera heladera frigorífico refrigerador refri | fridge refrigerator
city: ciudad urbe | city
town: pueblo aldea | town village
country: país nación patria (méxico argentina colombia chile perú uruguay brasil canadá japón china india australia rusia turquía egipto marruecos cuba venezuela ecuador bolivia paraguay tailandia corea) | country nation (mexico argentina colombia chile peru uruguay brazil canada japan china india australia russia turkey egypt morocco cuba venezuela thailand korea usa america)
europe: europa europeo europea | europe european
spain > country,europe: españa | spain
france > country,europe: francia | france
italy > country,europe: italia | italy
germany > country,europe: alemania | germany
england > country,europe: inglaterra británico | england britain uk
portugal > country,europe: portugal | portugal
greece > country,europe: grecia | greece
ireland > country,europe: irlanda | ireland
switzerland > country,europe: suiza | switzerland
sweden > country,europe: suecia | sweden
norway > country,europe: noruega | norway
holland > country,europe: holanda | netherlands holland
poland > country,europe: polonia | poland
state: | state (california texas florida oregon washington colorado arizona nevada georgia virginia michigan ohio illinois massachusetts hawaii alaska)
address: dirección | address
`;
