/** Words by what they mean to the rules: people, animals, beliefs, languages, tools. All folded and in the singular. */

const words = (text: string) =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );
const either = (set: ReadonlySet<string>) =>
  [...set]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

const PARTNERS = words(
  'wife husband spouse partner girlfriend boyfriend fiance fiancee missus better_half other_half significant_other',
);
const CHILDREN = words(
  'son daughter child kid baby toddler stepson stepdaughter stepchild boy girl twin triplet children kids sons daughters boys girls twins triplets stepsons stepdaughters stepkids stepchildren grandson granddaughter grandchild grandkid grandsons granddaughters grandchildren grandkids little_one little_ones',
);
const RELATIVES = words(
  'brother sister mother father mom dad parent sibling brothers sisters parents siblings grandmother grandfather grandma grandpa granny nana gran grandad aunt uncle cousin nephew niece cousins nephews nieces mother-in-law father-in-law sister-in-law brother-in-law half-brother half-sister half_brother half_sister stepmother stepfather stepmom stepdad stepbrother stepsister godson goddaughter godchild',
);
const ANIMALS = words(
  'dog cat puppy kitten pup pooch rabbit bunny hamster guinea_pig parrot budgie parakeet cockatiel tortoise turtle gecko snake python lizard iguana bearded_dragon ferret horse pony goldfish fish hen chicken goat sheep llama alpaca donkey duck canary chinchilla rat mouse hedgehog tarantula axolotl beagle labrador lab retriever golden_retriever poodle cockapoo labradoodle goldendoodle dachshund corgi collie border_collie terrier spaniel cocker_spaniel husky pug bulldog french_bulldog frenchie boxer shepherd german_shepherd rottweiler chihuahua greyhound whippet mutt mastiff dalmatian schnauzer shih_tzu pomeranian maltese great_dane doberman vizsla setter pointer heeler malamute samoyed akita shiba_inu pitbull pit_bull staffie westie yorkie jack_russell tabby siamese persian maine_coon ragdoll bengal sphynx calico moggy rescue_dog rescue_cat rescue',
);

const plural = (text: string) => `(?:${text})(?:e?s)?`;
export const PARTNER = `(?:${either(PARTNERS)})`;
/** A letter wrong, too many, missing, or two of them exchanged: "greyhuond". */
export function resemblesAnimal(word: string): boolean {
  for (const animal of ANIMALS) if (animal.length >= 5 && isMisspelling(word, animal)) return true;
  return false;
}

function isMisspelling(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < right.length && word[start] === right[start]) start += 1;
  const [left, meant] = [word.slice(start), right.slice(start)];
  const exchanged = (meant[1] ?? '') + (meant[0] ?? '') + meant.slice(2);
  return (
    start > 0 &&
    (left === exchanged || left.slice(1) === meant || left === meant.slice(1) || left.slice(1) === meant.slice(1))
  );
}

export const CHILD = `(?:${either(CHILDREN)})`;
export const RELATIVE = `(?:${either(RELATIVES)})`;
export const ANIMAL = `(?:${plural(either(ANIMALS))}|puppies|ponies|bunnies|mice)`;

/** A count of children, of people in a team, of years. */
export const NUMBER =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|a couple of|several)';

export const DIET =
  '(?:vegan|vegetarian|veggie|pescatarian|pescetarian|flexitarian|fruitarian|ovo-vegetarian|lacto-vegetarian|lacto-ovo vegetarian|plant[- ]based|gluten[- ]free|dairy[- ]free|sugar[- ]free|keto|paleo|carnivore|halal|kosher|low[- ]carb|low[- ]fodmap|teetotal|teetotaller|teetotaler)';

/** Lasting conditions as adjectives ("I'm …") and as nouns ("I have …", "my …"). */
export const CONDITION_ADJECTIVE =
  '(?:(?:type (?:1|2|one|two|i|ii) )?diabetic|prediabetic|pre-diabetic|coeliac|celiac|asthmatic|epileptic|dyslexic|dyspraxic|autistic|bipolar|anaemic|anemic|hypertensive|colou?r[- ]?blind|(?:legally |partially |completely )?blind|(?:profoundly |partially |completely )?deaf|hard of hearing|hearing[- ]impaired|visually[- ]impaired|partially sighted|short-?sighted|near-?sighted|far-?sighted|hiv[- ]positive|neurodivergent|hypothyroid|hyperthyroid|immunocompromised|immunosuppressed|paraplegic|quadriplegic|disabled|haemophiliac|hemophiliac|insomniac|arthritic|adhd|add|an amputee|an insomniac|a wheelchair user|a recovering alcoholic|in a wheelchair)';
export const CONDITION =
  "(?:asthma|(?:(?:type|t) ?(?:1|2|one|two) |gestational )?diabetes|prediabetes|epilepsy|co?eliac(?: disease)?|(?:rheumatoid |psoriatic )?arthritis|eczema|psoriasis|rosacea|(?:chronic )?migraines?|tinnitus|vertigo|hypothyroidism|hyperthyroidism|hashimoto(?:'s)?|(?:a |an )?(?:underactive |overactive )?thyroid(?: (?:condition|problem|issue)s?)?|(?:high |low )(?:blood pressure|cholesterol)|hypertension|adhd|add|ocd|ptsd|pcos|ibs|ibd|gerd|copd|ms|hiv|lupus|fibromyalgia|endometriosis|crohn(?:'s)?(?: disease)?|(?:ulcerative )?colitis|diverticulitis|scoliosis|sciatica|osteoporosis|anemia|anaemia|insomnia|(?:obstructive )?sleep apn(?:o)?ea|narcolepsy|autism|asperger(?:'s)?|dyslexia|dyspraxia|dyscalculia|bipolar(?: disorder)?|schizophrenia|(?:chronic |clinical |generali[sz]ed |social )?(?:anxiety|depression)(?: disorder)?|glaucoma|cataracts|astigmatism|gout|a heart (?:condition|murmur)|heart (?:disease|failure)|atrial fibrillation|afib|a pacemaker|a stoma|a prosthetic \\w+|an insulin pump|cerebral palsy|parkinson(?:'s)?(?: disease)?|multiple sclerosis|cystic fibrosis|sickle cell(?: \\w+)?|h(?:a)?emophilia|acid reflux|chronic \\w+(?: \\w+)?|carpal tunnel(?: syndrome)?|tourette(?:'s)?(?: syndrome)?|raynaud(?:'s)?(?: syndrome)?|a bad (?:back|knee|hip|shoulder)|(?:two )?bad knees|a slipped disc|a herniated dis[ck]|hearing loss|\\w+ (?:syndrome|disease|disorder)|\\w{3,}(?:itis|osis|emia|aemia|pathy))";

export const MARITAL =
  '(?:married|divorced|single|widowed|engaged|separated|unmarried|(?:a )?widow|(?:a )?widower|(?:a )?bachelor|(?:a )?divorcee|newlywed|newly wed|in a civil partnership|in a long[- ]term relationship)';

const LANGUAGES = words(
  'english spanish french german italian portuguese dutch swedish norwegian danish finnish icelandic polish czech slovak slovene slovenian croatian serbian bosnian macedonian albanian bulgarian romanian hungarian greek turkish russian ukrainian belarusian lithuanian latvian estonian georgian armenian azerbaijani kazakh uzbek arabic hebrew persian farsi dari pashto urdu hindi punjabi bengali bangla gujarati marathi konkani tamil telugu kannada malayalam odia assamese nepali sinhala sinhalese burmese thai lao khmer vietnamese malay indonesian tagalog filipino cebuano ilocano javanese chinese mandarin cantonese hokkien hakka taiwanese japanese korean mongolian tibetan swahili amharic tigrinya somali yoruba igbo hausa zulu xhosa afrikaans shona wolof twi lingala kinyarwanda malagasy maori hawaiian samoan welsh irish gaelic scottish_gaelic breton basque catalan galician valencian occitan corsican sardinian maltese yiddish luxembourgish frisian flemish esperanto latin quechua guarani aymara nahuatl navajo creole haitian_creole papiamento sanskrit sign_language british_sign_language american_sign_language asl bsl brazilian_portuguese swiss_german pidgin',
);
export const LANGUAGE = `(?:${either(LANGUAGES)})`;

const NATIONALITIES = words(
  'american british english scottish welsh irish canadian mexican guatemalan honduran salvadoran nicaraguan costa_rican panamanian cuban dominican puerto_rican jamaican haitian trinidadian colombian venezuelan ecuadorian peruvian bolivian chilean argentinian argentine uruguayan paraguayan brazilian spanish catalan basque portuguese french german austrian swiss belgian dutch italian maltese greek cypriot turkish danish swedish norwegian finnish icelandic estonian latvian lithuanian polish czech slovak slovenian hungarian romanian bulgarian serbian croatian bosnian montenegrin macedonian albanian kosovar ukrainian russian belarusian moldovan georgian armenian azerbaijani kazakh uzbek israeli palestinian lebanese syrian jordanian iraqi iranian persian saudi emirati kuwaiti qatari omani yemeni egyptian libyan tunisian algerian moroccan sudanese ethiopian eritrean somali kenyan ugandan tanzanian rwandan nigerian ghanaian senegalese ivorian cameroonian congolese angolan zambian zimbabwean mozambican namibian south_african malagasy indian pakistani bangladeshi sri_lankan nepali nepalese bhutanese afghan chinese taiwanese japanese korean south_korean mongolian vietnamese thai laotian cambodian burmese malaysian singaporean indonesian filipino filipina australian aussie kiwi samoan tongan fijian texan californian hawaiian scouse geordie glaswegian bavarian sicilian sardinian',
);
export const NATIONALITY = `(?:${either(NATIONALITIES)})`;

export const RELIGION =
  '(?:catholic|christian|muslim|jewish|hindu|buddhist|sikh|jain|mormon|protestant|lutheran|anglican|methodist|baptist|presbyterian|orthodox|quaker|evangelical|an atheist|atheist|agnostic|an agnostic|pagan|wiccan|shia|sunni)';
export const ZODIAC = '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)';

/** Fields that people "are in" or "work in". */
export const FIELD =
  '(?:sales|marketing|finance|accounting|tech|it|hr|human resources|law|education|healthcare|health care|medicine|nursing|construction|real estate|retail|hospitality|insurance|banking|logistics|manufacturing|advertising|publishing|journalism|consulting|customer (?:service|support|success)|procurement|purchasing|public relations|pr|biotech|pharma|fintech|edtech|aerospace|agriculture|farming|fashion|film|tv|television|media|music|gaming|games|cybersecurity|security|devops|data science|data|engineering|software|research|academia|recruiting|recruitment|compliance|operations|product management|product|design|ux|government|the civil service|social work|the (?:army|navy|air force|military|police|marines|coast guard|energy sector|public sector|oil industry|music industry|film industry|wine trade|building trade)|tourism|telecoms?|transport|mining|oil and gas|energy|catering|childcare|events|policy)';

/** Tools by name, lower case. */
export const TECHNOLOGIES = words(
  'typescript javascript python java kotlin swift rust go golang ruby rails ruby_on_rails php laravel symfony django flask fastapi spring spring_boot react react_native vue vuejs vue.js nuxt angular svelte sveltekit solid next next.js nextjs remix astro node node.js nodejs deno bun express fastify nestjs nest elixir phoenix erlang haskell ocaml scala clojure c c++ c# .net dotnet asp.net f# vb.net perl lua r julia matlab fortran cobol delphi pascal dart flutter objective-c zig nim crystal solidity sql postgres postgresql mysql mariadb sqlite mongodb mongo redis memcached cassandra dynamodb elasticsearch opensearch clickhouse snowflake bigquery redshift duckdb dbt airflow dagster spark pyspark hadoop kafka rabbitmq nats docker kubernetes k8s helm terraform pulumi ansible puppet chef vagrant jenkins github_actions gitlab gitlab_ci circleci argocd aws azure gcp google_cloud heroku vercel netlify fly.io cloudflare cloudflare_workers digitalocean hetzner linode supabase firebase lambda ecs eks linux ubuntu debian fedora arch arch_linux nixos macos windows android ios git svn mercurial vim neovim emacs vs_code vscode visual_studio intellij webstorm pycharm xcode android_studio cursor sublime zed jupyter pandas numpy polars pytorch tensorflow keras scikit-learn sklearn langchain llamaindex openai huggingface tailwind tailwindcss bootstrap sass css html graphql grpc trpc rest prisma drizzle sequelize sqlalchemy hibernate webpack vite rollup esbuild jest vitest cypress playwright selenium pytest unity unreal unreal_engine godot blender figma sketch photoshop illustrator lightroom indesign premiere after_effects davinci_resolve ableton ableton_live logic_pro pro_tools fl_studio autocad solidworks revit rhino fusion_360 sketchup catia excel google_sheets sheets word powerpoint keynote notion obsidian airtable trello asana jira confluence linear slack teams zoom salesforce hubspot sap oracle quickbooks xero stripe shopify wordpress woocommerce drupal magento squarespace wix webflow tableau power_bi looker metabase superset grafana prometheus datadog sentry splunk new_relic powershell bash zsh fish tmux nginx apache caddy traefik htmx jquery alpine three.js d3 stata spss sas qgis arcgis arduino raspberry_pi latex mailchimp zapier n8n make power_automate sharepoint outlook gmail chatgpt copilot claude spring_cloud quarkus micronaut ktor gin celery sidekiq hugo jekyll eleventy',
);

/** Things that a maker makes for weeks: what "I'm working on" must name to be a project. */
export const MADE =
  '(?:app|apps|application|website|web site|site|webapp|web app|tool|toolkit|game|board game|video game|novel|book|cookbook|novella|trilogy|memoir|thesis|dissertation|phd|paper on|planner|platform|startup|start-up|library|framework|bot|chatbot|dashboard|plugin|plug-in|extension|saas|api|service|microservice|mvp|prototype|album|ep|blog|podcast|newsletter|course|robot|documentary|film|screenplay|musical|play|compiler|interpreter|engine|marketplace|shop|store|system|database|portal|crm|erp|tracker|scheduler|synth|synthesizer|drone|boat|canoe|cabin|treehouse|shed|greenhouse|deck|extension|house|guitar|kit car|generator|simulator|emulator|assistant|agent|language|operating system|pipeline|widget|wiki|archive|exhibition|comic|graphic novel|anthology|magazine|zine|series|channel|business|brand|company|nonprofit|non-profit|charity|garden|keyboard|telescope|wardrobe|quilt|mural)';

const PROFESSIONS = words(
  'nurse doctor gp surgeon dentist vet veterinarian paramedic emt midwife pharmacist physio physiotherapist therapist psychologist psychiatrist radiographer optician optometrist chiropractor osteopath dietitian nutritionist carer caregiver medic pediatrician paediatrician cardiologist anesthetist anaesthetist oncologist neurologist dermatologist teacher tutor professor lecturer librarian principal headteacher headmaster academic researcher scientist biologist chemist physicist mathematician statistician geologist astronomer historian archaeologist anthropologist economist linguist philosopher engineer developer programmer coder dev swe sre sysadmin dba architect designer analyst admin administrator tester qa lawyer solicitor barrister attorney paralegal judge notary clerk accountant bookkeeper auditor actuary banker trader broker cpa cfo ceo cto coo cmo cio vp director manager supervisor executive exec consultant contractor freelancer entrepreneur founder cofounder co-founder secretary receptionist assistant pa recruiter marketer copywriter writer author novelist journalist reporter editor translator interpreter publisher photographer videographer filmmaker producer actor actress musician singer pianist guitarist drummer violinist composer dj artist painter illustrator sculptor animator dancer choreographer chef cook baker butcher barista bartender waiter waitress sommelier caterer brewer farmer gardener landscaper florist fisherman rancher beekeeper electrician plumber carpenter joiner mechanic welder builder bricklayer roofer plasterer mason tiler locksmith machinist fitter foreman glazier decorator driver trucker courier pilot steward stewardess cabbie sailor captain firefighter fireman policeman policewoman cop officer detective soldier marine veteran guard lifeguard cashier salesman saleswoman salesperson shopkeeper realtor estate_agent hairdresser barber beautician stylist tailor seamstress cleaner janitor housekeeper nanny babysitter childminder au_pair housewife househusband homemaker stay-at-home_mom stay-at-home_dad stay-at-home_parent student undergrad undergraduate postgrad postdoc apprentice intern trainee retiree pensioner pastor priest minister rabbi imam nun social_worker politician diplomat coach trainer instructor referee athlete footballer jeweller jeweler potter blacksmith watchmaker surveyor planner inspector technician operator buyer merchandiser adjuster underwriter agent landlord landlady busker youtuber streamer influencer hygienist phlebotomist optometrist curator archivist conservator undertaker mortician zookeeper ranger forester arborist glassblower luthier upholsterer dispatcher controller strategist specialist generalist practitioner technologist associate lead paediatrician hgv_driver scrum_master product_owner business_owner shop_owner restaurant_owner cafe_owner bakery_owner biochemist bus_driver taxi_driver truck_driver lorry_driver delivery_driver data_engineer postman mailman milliner cobbler copyeditor proofreader ghostwriter playwright screenwriter poet cinematographer lexicographer cartographer cardiologist stonemason thatcher bellhop concierge croupier stockbroker pathologist hematologist gynecologist urologist immunologist virologist epidemiologist toxicologist oceanographer meteorologist botanist zoologist ecologist',
);
/** Ends of words for what people are by trade, tried where the list above knows nothing. */
const TRADE_ENDING =
  /(?:ologist|ographer|ician|smith|wright|monger|keeper|ographer|engineer|developer|technician|therapist|manager)$/;
/** Where a trade's noun is the head but does not name one. */
const NO_TRADE =
  /\b(?:dog|cat|pet|car|home|house|property|bad|terrible|good|great|slow|fast|heavy|light|morning|night|natural|proud|happy|big|huge|aspiring|wannabe|armchair|amateur|hobby|hobbyist|keen|avid|weekend|home|better|decent|lousy|poor|careful|new|first-time|beginner|only|designated|nervous|fan of)\b/;

/** The head noun of what somebody says to be, if it is a trade. */
export function isProfession(phrase: string): boolean {
  const list = phrase.split(' ');
  const head = list.at(-1) ?? '';
  const two = list.slice(-2).join(' ');
  const three = list.slice(-3).join(' ');
  if (!PROFESSIONS.has(head) && !PROFESSIONS.has(two) && !PROFESSIONS.has(three) && !TRADE_ENDING.test(head))
    return false;
  return list.length === 1 || PROFESSIONS.has(two) || PROFESSIONS.has(three) || !NO_TRADE.test(phrase);
}

/** What somebody does for love: "a keen birdwatcher". */
export const HOBBYIST =
  /^(?:(?:very|really|pretty|fairly|super) )?(?:(?:keen|avid|amateur|passionate|enthusiastic|hobby|hobbyist|weekend|recreational|occasional|serious|home|lifelong|competitive) )+[a-z-]+(?: [a-z-]+)?$|^(?:[a-z-]+ ){0,2}(?:birder|birdwatcher|bird watcher|hiker|runner|gamer|cyclist|climber|swimmer|knitter|crocheter|quilter|rower|surfer|skier|snowboarder|skateboarder|bookworm|stargazer|twitcher|trainspotter|philatelist|numismatist|collector|home cook|foodie|cinephile|bouldering fan|crossfitter|triathlete|marathoner|powerlifter|homebrewer|woodworker|chess player|tennis player|martial artist|mountaineer|kayaker|scuba diver|angler|rambler|geocacher|film buff|history buff)$/;

/** Given names that people write in lower case. Not those that are words as well. */
export const GIVEN_NAMES = words(
  'james john robert michael david william richard joseph thomas charles christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick jack dennis jerry tyler aaron jose henry adam nathan zachary peter kyle walter ethan jeremy harold keith christian roger noah gerald terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny bradley mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna ana brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice julia judy sophia denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis lori dana priya arjun rahul raj anita amit ravi sanjay deepa neha pooja vikram ahmed mohammed muhammad ali omar hassan fatima aisha yusuf ibrahim layla zara wei ming li yuki hiro kenji sakura carlos luis miguel pedro diego javier sofia camila lucia valentina pablo sergio marco luca giulia matteo pierre claire sophie hans klaus lars ingrid sven bjorn olga ivan dmitri natasha katya tom tim ben sam alex max leo mike matt dan dave steve chris nick jim bob ted ned kate beth liz jen jenny tina nina mia zoe chloe ella lily ava liam oliver lucas mason owen caleb connor finn declan siobhan niamh aoife rhys gareth bronwyn angus callum isla fiona morag tariq nadia leila samira kofi kwame ama chidi ngozi adaeze tunde thabo sipho lerato marcus trevor teddy danny renee simone andre',
);
