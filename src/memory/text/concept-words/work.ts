/** Work, studies and money. */
export const WORK = `
job: trabajo trabajar empleo laburo laburar curro currar oficio profesión chamba dedicar dedicarse | job work employment profession career occupation
boss > job: jefe jefa patrón | boss manager supervisor
coworker > job: compañero compañera colega | coworker colleague workmate
company: empresa compañía | company firm
business: negocio emprendimiento emprender comercio | business startup entrepreneur entrepreneurship
hire: contratar contrato | hire hired
dismiss: despedir despido | fired layoff dismissed
salary > money: sueldo salario nómina | salary wage paycheck
doctor > job: médico médica doctor doctora (cardiólogo dermatólogo pediatra ginecólogo oftalmólogo oculista traumatólogo neurólogo cirujano) | doctor physician (cardiologist dermatologist pediatrician gynecologist surgeon neurologist)
nurse > job: enfermero enfermera | nurse nursing
teacher > job: profesor profesora maestro maestra profe docente | teacher professor tutor instructor
lawyer > job: abogado abogada | lawyer attorney
engineer > job: ingeniero ingeniera ingeniería |
programmer > job: programador programadora desarrollador desarrolladora programar | programmer developer coder programming
architect > job: arquitecto arquitecta | architect
cook > food,job: cocinar cocinero cocinera cocina chef | cook cooking chef cuisine
waiter > job: camarero camarera mesero mozo | waiter waitress
accountant > job: contador contable | accountant
retire: jubilar jubilado jubilada jubilación retirado | retire retired retirement

study: estudiar estudio | study studying student
school: escuela colegio cole instituto | school
university: universidad facultad uni facu | university college campus
exam: examen examinar parcial | exam quiz
degree: título diploma licenciatura máster | degree diploma bachelor phd
graduate: graduarse graduación egresar | graduate graduation
course > learn: curso taller seminario | course class workshop seminar lesson
learn: aprender aprendizaje | learn
book: libro novela lectura (cómic biografía poemario) | book novel (comic biography memoir)
read > hobby: leer lector | read reading
writer > job: escritor escritora autor autora poeta | writer author novelist poet
language: idioma lengua (español inglés francés alemán italiano portugués japonés ruso árabe) | language (spanish english french german italian portuguese chinese japanese russian arabic)

money: dinero guita efectivo plata | money cash
buy: comprar compra adquirir | buy purchase acquire
sell: vender venta | sell sale
pay: pagar pago abonar | pay payment
price: precio costar coste costo | price cost
cheap: barato económico | cheap affordable inexpensive
expensive: caro costoso | expensive pricey
save: ahorrar ahorro ahorros | savings
debt: deuda préstamo hipoteca prestar adeudar | debt loan mortgage lend borrow owe
gift: regalo regalar obsequio | gift present
shop: tienda almacén | shop store mall boutique
`;
