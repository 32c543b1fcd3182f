/** Medicines by the stems of their names, which are nearly the same everywhere ("metformin", "metformina"), and brands. */
export const MEDICINES = `
  metformin-, insulin-, ozempic, wegovy, mounjaro, semaglutid-, tirzepatid-, liraglutid-, dulaglutid-, trulicity, jardiance, empagliflozin-, dapagliflozin-, forxiga, farxiga, sitagliptin-, januvia, glimepirid-, gliclazid-,
  glibenclamid-, glipizid-, warfarin-, acenocoumarol, acenocumarol, sintrom, coumadin, marevan, eliquis, apixaban-, xarelto, rivaroxaban-, pradaxa, dabigatran-, clopidogrel, plavix, heparin-, enoxaparin-,
  losartan-, valsartan-, olmesartan-, telmisartan-, candesartan-, irbesartan-, enalapril, ramipril-, lisinopril-, perindopril-, captopril, amlodipin-, nifedipin-, diltiazem, verapamil-, atenolol, bisoprolol, propranolol,
  metoprolol, carvedilol, nebivolol, furosemid-, hidroclorotiazid-, hydrochlorothiazid-, spironolacton-, espironolacton-, indapamid-, digoxin-, amiodaron-, atorvastatin-, simvastatin-, sinvastatin-, rosuvastatin-, pravastatin-,
  ezetimib-, levothyroxin-, levotiroxin-, eutirox, synthroid, euthyrox, puran, methimazol-, metimazol-, omeprazol-, pantoprazol-, esomeprazol-, lansoprazol-, famotidin-, ranitidin-,
  sertralin-, zoloft, fluoxetin-, prozac, paroxetin-, citalopram, escitalopram, lexapro, venlafaxin-, desvenlafaxin-, duloxetin-, cymbalta, mirtazapin-, bupropion-, wellbutrin, amitriptylin-, amitriptilin-, trazodon-,
  buspiron-, quetiapin-, seroquel, olanzapin-, risperidon-, aripiprazol-, lurasidon-, clozapin-, lithium, litio, lamotrigin-, lamictal, valproat-, valproic-, depakot-, depakin-, carbamazepin-, levetiracetam-, keppra, topiramat-, fenitoin-, phenytoin,
  gabapentin-, pregabalin-, lyrica, clonazepam, rivotril, lorazepam, alprazolam, xanax, diazepam, bromazepam, zolpidem, zopiclon-, melatonin-, methylphenidat-, metilfenidat-, ritalin-, concerta, adderall, vyvanse,
  venvanse, elvanse, lisdexamfetamin-, atomoxetin-, strattera, donepezil-, memantin-, levodopa, sinemet, methotrexat-, metotrexat-, hydroxychloroquin-, hidroxicloroquin-, sulfasalazin-, azathioprin-, azatioprin-, humira, adalimumab-, prednison-,
  prednisolon-, dexametason-, dexamethason-, cortison-, tamoxifen-, letrozol-, anastrozol-, allopurinol, alopurinol, colchicin-, alendronat-, alendronic-, salbutamol, ventolin, albuterol, symbicort, seretide, budesonid-, montelukast, montelucast-,
  spiriva, tiotropi-, loratadin-, cetirizin-, desloratadin-, ibuprofen-, naproxen-, naproxeno, tramadol, codein-, oxycodon-, morphin-, morfin-, celecoxib-, diclofenac-, roaccutan-, roacutan, isotretinoin-, finasterid-, tamsulosin-,
  sumatriptan-, topamax, botox, suboxon-, methadon-, metadon-, naltrexon-, truvada, biktarvy, clomid, clomifen-`;
