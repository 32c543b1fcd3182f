import type { DomainWords } from './domain-words.ts';

/** The words by which an English text tells what part of life it is of. */
export const ENGLISH_DOMAINS: DomainWords = {
  code: `code script function variable error bug compile server database table query sql python javascript java react node api endpoint token docker
    container kubernetes pod git commit branch repository deploy app nginx linux ubuntu terminal command array class object json csv html css
    typescript regex index log exception null port backend frontend programming excel spreadsheet formula column cell mutex semaphore thread
    address debug debugging stack trace crash crashes segfault build pipeline ci merge rebase pull request pr push library framework package npm
    pip import module loop string integer boolean pointer memory cache redis postgres mongo mysql schema migration join select insert webhook
    http https response header cookie oauth jwt login cors async promise callback test tests unit refactor bash shell cron ssh vps cloud aws
    azure lambda hosting domain dns ssl certificate figma flexbox grid div component hook state props compiler rust golang kotlin swift php
    laravel django flask rails pandas numpy dataframe pivot vlookup macro latex`,
  devices: `phone iphone android samsung wifi router computer laptop pc printer screen tv charger battery tablet password bluetooth whatsapp instagram
    account spotify netflix number block macbook ipad windows update app store headphones earbuds speaker camera photo photos video screenshot
    keyboard mouse monitor usb hdmi storage icloud backup gmail outlook zoom teams modem signal sim data roaming tiktok facebook twitter youtube
    alexa siri smart watch airpods playstation xbox nintendo switch kindle`,
  work: `job boss office meeting team project report presentation client interview resume cv cover letter salary raise resign fired company business
    marketing sales quarter sprint roadmap budget plan schedule hire linkedin coworker colleague employee shift shifts manager engineers
    designer velocity nursing career promotion deadline minutes agenda slides deck pitch stakeholder hr onboarding performance review feedback
    kpi okr strategy hiring candidate recruiter freelancer startup investor pricing launch product campaign newsletter seo workshop handover
    rota overtime payslip redundancy quit notice reference`,
  law: `law legal contract rent tenancy landlord tenant tax taxes return vat invoice sole trader pension benefits fine court lawsuit lawyer
    solicitor passport visa license licence registration will inheritance council jury duty allowance withdrawal fafsa deadline rights deposit
    eviction clause sue small claims police parking ticket speeding immigration green card citizenship embassy customs divorce custody probate
    power attorney gdpr copyright trademark refund warranty consumer complaint planning permission retirement state self-assessment irs hmrc
    deduction student loan form file filing register registered birth certificate voting vote electoral`,
  money: `money bank mortgage loan credit card savings save invest investment shares fund interest fee insurance isa lease bills electricity capital
    gains budget saving debt overdraft score rate deposit stocks etf index crypto bitcoin dividend pension inheritance premium claim quote bill
    gas broadband tariff cashback afford cost expenses income wage salary inflation currency exchange euros dollars`,
  health: `doctor pain hurt hurts fever cough flu pill ibuprofen paracetamol aspirin antibiotic symptom symptoms allergy pregnant knee knees back
    headache stomach skin blood pressure heart sleep insomnia anxiety depression therapist diet vitamin hospital dentist tooth parkinson cancer
    injury shin splints gp nurse appointment rash itchy swollen bruise bleeding nausea vomiting diarrhea constipation heartburn migraine dizzy
    tired fatigue asthma diabetes cholesterol thyroid iron supplement medicine dose dosage side effects vaccine jab virus infection antibiotics
    hay eczema acne sunburn period contraception pregnancy baby teething neck shoulder ankle wrist physio surgery scan test mental stress
    burnout panic therapy adhd autism snoring weight bmi calories fasting`,
  food: `recipe cook cooking oven boil fry rice chicken beef meat fish pasta sauce bread pizza cake cookies egg eggs milk cheese vegetable vegetables
    salad soup dinner lunch eat food breakfast dessert sugar salt oil garlic onion tomato broccoli freezing nuts restaurant wine beer coffee tea
    vinegar bake blanch ingredients meal brunch snack vegan vegetarian gluten dairy lasagne lasagna curry stew roast grill barbecue bbq slow
    cooker air fryer hob pan wok dough flour yeast sourdough pancake waffle muffin brownie cheesecake icing frosting chocolate caramel cream
    butter yoghurt yogurt tofu lentils chickpeas beans potatoes potato carrot mushroom pepper chilli spicy avocado lemon lime apple banana
    berries jam pickle ferment marinade steak pork lamb bacon sausage salmon tuna prawns shrimp sushi ramen noodles taco burrito burger fries
    chips leftover leftovers freeze defrost`,
  travel: `trip travel flight plane airport hotel hostel beach mountain tourist luggage itinerary excursion city train bus holiday vacation cruise
    route ticket booking road visit museum fringe weekend break flights layover airline baggage carry-on passport visa airbnb resort camping
    campsite hike hiking trail backpack island mountains lake national park tour guide landmark ferry rental taxi jetlag timezone zone abroad
    lisbon paris rome tokyo japan spain italy greece portugal bali thailand mexico iceland`,
  home: `washing machine fridge boiler tap leak wall paint furniture sofa bed clean stain rug mould mold damp socket lamp garden balcony plant plants
    pot water lawn tomatoes moving drill vacuum laundry bathroom kettle descale bin bins house flat move decorate wallpaper tiles floor carpet
    curtain shelf shelves screws plumber electrician toilet shower drain blocked sink heating radiator thermostat insulation roof gutter window
    door lock key keys weeds compost seeds seedlings prune roses herbs basil houseplant monstera pests slugs ants mice mouse moths mosquitoes
    dishwasher oven hoover stains limescale smell smells ikea mattress`,
  family: `son daughter kids baby child children mother father mum mom dad brother sister grandma grandpa nan grandad in-laws wife husband boyfriend
    girlfriend partner wedding divorce friend birthday present gift party guests toddler santa eulogy fiance date dating ex breakup relationship
    marriage anniversary teenager kid stepson nephew niece cousin uncle aunt granny grandparents neighbour neighbor friends roommate flatmate
    gifts christmas funeral speech godmother school teacher homework nursery bedtime tantrum parenting argument apologise jealous`,
  pets: `dog cat puppy kitten vet pet pets parrot rabbit hamster goldfish litter dogs cats guinea pig bunny horse budgie fish aquarium tank lead walk
    barking fleas worming neutered`,
  sport: `run running training gym weights marathon football soccer match goal league offside tennis swimming yoga bike cycling workout exercise
    squats lunges muscle jog 5k 10k plan pace lift lifting squat deadlift bench press reps sets protein stretch pilates swim cycle climb
    climbing boxing golf cricket rugby basketball baseball nfl nba premier world cup olympics team player coach referee ski skiing snowboard
    surf`,
  language: `french german italian spanish portuguese translate translation verb verbs grammar spelling vocabulary pronounce sentence accent proofread
    paragraph essay rewrite haiku poem tweet email meaning tense noun adjective plural pronunciation synonym word phrase idiom summary summarise
    rephrase shorten tone formal informal letter caption limerick lyrics story character plot chapter dialogue title headline slogan linkedin
    cover english japanese chinese korean arabic latin`,
  culture: `book books novel film movie cinema series song music guitar piano band actor director painter painting theatre concert game chess endgames
    wrote instrument author read reading season episode actress oscar netflix hbo anime manga comic marvel album singer violin drums chords
    festival musical opera ballet artist museum gallery photography poetry games board pokemon zelda minecraft dungeons podcast`,
  science: `planet moon sun eclipse star universe physics chemistry biology atom cell dna dinosaur gorilla grizzly whale gravity energy math maths
    equation integral derivative fractions history war century king president country population planets stars galaxy black hole space rocket
    nasa light speed electron molecule chemical reaction acid element evolution dinosaurs volcano earthquake climate ocean tide weather cloud
    rainbow sky animal animals shark octopus bird insects bee spider snake human brain gene virus bacteria algebra calculus probability
    statistics percent fraction geometry triangle wars empire roman rome egypt medieval revolution queen prime minister election capital
    philosophy`,
  vehicles: `car motorbike engine brake brakes tyre tire wheel petrol hybrid garage drive driving lease miles cars licence test insurance mot service
    mechanic oil tyres tires battery clutch gearbox warning dashboard diesel electric ev charger charging van truck scooter bike parking toyota
    ford honda bmw tesla`,
};
