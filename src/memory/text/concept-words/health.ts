/** Health, feelings, and what people believe and take part in. */
export const HEALTH = `
health: salud | health
sick > health: enfermo enferma enfermedad enfermar malestar (gripe resfriado catarro covid bronquitis neumonía asma cáncer anemia artritis hipertensión) | sick ill illness disease (flu covid asthma cancer pneumonia bronchitis arthritis)
pain > health: dolor doler | pain ache hurt
headache > pain: migraña jaqueca cefalea | headache migraine
allergy > health: alergia alérgico alérgica intolerante intolerancia celíaco celíaca | allergy allergic intolerant intolerance celiac
injury > health: lesión herida lesionar fractura esguince quemadura lastimar torcedura | injury injured wound fracture sprain burn
accident: accidente choque chocar | accident crash
hospital > health: hospital clínica urgencias ambulancia | hospital clinic ambulance
surgery > health: cirugía operación operar | surgery operation
medicine > health: medicina medicamento remedio pastilla (ibuprofeno paracetamol antibiótico aspirina jarabe insulina vacuna) | medicine medication pill (ibuprofen antibiotic aspirin insulin vaccine)
diabetes > sick: diabetes diabético diabética | diabetes diabetic
therapy > health: terapia psicólogo psicóloga terapeuta | therapy therapist psychologist counseling counselor
sleep: dormir sueño insomnio | sleep insomnia
diet: dieta régimen adelgazar | diet
dentist > health: dentista odontólogo | dentist
glasses: gafas lentes anteojos | glasses eyeglasses

feel: sentir sentimiento emoción | feel feeling emotion
happy > feel: feliz contento contenta alegre alegría felicidad | happy happiness glad joy joyful
sad > feel: triste tristeza deprimido depresión | sad sadness depressed depression unhappy
angry > feel: enojado enfadado enojar enfadar furioso bronca rabia | angry anger mad furious
afraid > feel: miedo temor asustar susto temer fobia | afraid fear scared frightened phobia
worried > feel: preocupar preocupado preocupación ansiedad ansioso nervioso | worried worry anxious anxiety nervous
stress > feel: estrés estresado estresada agobio | stress stressed stressful destress
relax: relajar relajarse descansar descanso | relax relaxing unwind
tired > feel: cansado cansada cansancio agotado | tired exhausted
love > feel: amar amor enamorado | love
like: gustar encantar preferir preferencia favorito favorita | enjoy favorite favourite prefer preference
hate: odiar detestar | hate detest dislike
goal: meta objetivo propósito | goal aim objective
help: ayudar ayuda | help assist aid
problem: problema dificultad | problem trouble difficulty
volunteer > activity,help: voluntario voluntaria voluntariado | volunteer volunteering
charity > help: caridad donar donación beneficencia | charity donate donation fundraiser
religion: religión religioso fe | religion religious faith
church > religion: iglesia misa parroquia | church
politics: política político votar | politics political election vote
war: guerra | war
military: ejército militar soldado | military army soldier veteran
`;
