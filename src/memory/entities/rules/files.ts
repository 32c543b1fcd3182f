import type { EntityRule } from '../entity.ts';

const EXTENSIONS = `
  tsx? jsx? mjs cjs py pyi ipynb rb go rs java kts? cpp hpp cc cs php swift scala lua pl dart ex exs elm hs clj sol sh bash zsh fish ps1 bat
  sql html? css scss sass less vue svelte astro jsonl? json5 ya?ml toml ini cfg conf env properties xml csv tsv mdx? rst txt log lock
  pdf docx? xlsx? pptx? odt ods rtf epub tex bib png jpe?g gif svg webp bmp tiff ico heic psd mp3 mp4 wav ogg flac m4a mov avi mkv webm
  zip tar tgz gz bz2 xz 7z rar jar war deb rpm exe dll so dylib wasm parquet avro db sqlite3? bak proto graphql tf tfvars gradle
  plist pem crt key patch diff
`
  .trim()
  .split(/\s+/)
  .join('|');

/** Names that look like files and are products. */
const PRODUCTS = new Set(
  'node.js next.js nuxt.js vue.js react.js angular.js express.js three.js d3.js chart.js discord.js ember.js backbone.js alpine.js p5.js nest.js moment.js deno.js'.split(
    ' ',
  ),
);

const START = String.raw`(?<![\p{L}\p{N}_@/\\.:+~-])`;
const END = String.raw`(?![\p{L}\p{N}_@/\\-]|\.[\p{L}\p{N}])`;
const FOLDERS = String.raw`(?:[A-Za-z]:[\\/]|~?[\\/]|\.{1,2}[\\/])?(?:[\p{L}\p{N}_@+.-]+[\\/])*`;

export const FILE_RULES: readonly EntityRule[] = [
  {
    kind: 'files',
    pattern: new RegExp(
      `${START}(?!www\\.|[\\w-]+\\.(?:com|org|net|io|es|dev|ai|app)[\\\\/])(?<name>${FOLDERS}[\\p{L}\\p{N}_@+.-]*[\\p{L}\\p{N}_@+-]\\.(?:${EXTENSIONS}))${END}`,
      'gu',
    ),
    not: PRODUCTS,
    must: [
      ['Abre src/app.ts y mira main.py.', 'src/app.ts', 'main.py'],
      ['el fichero `package.json` está mal', 'package.json'],
      ['/etc/nginx/nginx.conf:12: unknown directive', '/etc/nginx/nginx.conf'],
      ['C:\\Users\\ana\\notas.txt', 'C:\\Users\\ana\\notas.txt'],
      ['Traceback: File "app/models/user.py", line 3', 'app/models/user.py'],
      ['Te mando informe_2026.pdf y año-nuevo.xlsx', 'informe_2026.pdf', 'año-nuevo.xlsx'],
      ['modified:   tests/unit/a.test.ts', 'tests/unit/a.test.ts'],
    ],
    mustNot: [
      'Uso node.js y Next.js en el servidor',
      'mira https://example.com/app.js',
      'www.example.com/index.html',
      'example.com/index.html',
      'escríbeme a ana@correo.es',
      'la versión 3.5.2 salió ayer',
      'Vale.Luego hablamos',
      'e.g. this one, i.e. that one',
    ],
  },
  {
    kind: 'files',
    pattern: new RegExp(
      `${START}(?<name>${FOLDERS}(?:Dockerfile|Makefile|Procfile|Jenkinsfile|Gemfile|Vagrantfile|\\.env(?:\\.[a-z]+)?|\\.gitignore|\\.dockerignore|\\.npmrc|\\.bashrc|\\.zshrc|\\.eslintrc|\\.prettierrc|[\\p{L}\\p{N}_-]{2,}\\.[chr]))${END}`,
      'gu',
    ),
    must: [
      ['edita el Dockerfile', 'Dockerfile'],
      ['falta .env en la raíz', '.env'],
      ['compila main.c', 'main.c'],
      ['deploy/Makefile', 'deploy/Makefile'],
    ],
    mustNot: ['en el siglo I a.c.', 'the environment', 'un dockerfile cualquiera'],
  },
];
