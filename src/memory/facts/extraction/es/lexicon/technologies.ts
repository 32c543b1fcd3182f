/** Tools of people who work with computers, and of others. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const TECHNOLOGIES = set(`
python javascript typescript java kotlin swift rust go golang ruby php perl scala clojure elixir erlang haskell ocaml c c++ c# f# cobol fortran r julia lua dart matlab sql html css bash zsh fish powershell assembly delphi visual basic vba abap apex solidity zig nim groovy objective-c
react reactjs angular vue vuejs vue.js svelte sveltekit nextjs next.js nuxt astro remix jquery node nodejs node.js deno bun express nestjs nest fastify koa django flask fastapi rails laravel symfony spring springboot quarkus dotnet .net net asp.net blazor flutter ionic electron tauri unity unreal godot
tailwind bootstrap sass graphql grpc rest kafka rabbitmq nats redis memcached postgres postgresql mysql mariadb sqlite oracle mongo mongodb cassandra dynamodb elasticsearch opensearch clickhouse snowflake bigquery redshift databricks spark hadoop airflow dbt duckdb supabase firebase neo4j influxdb prisma drizzle hibernate sequelize sqlalchemy
docker kubernetes k8s podman helm terraform ansible pulumi vagrant nomad jenkins gitlab github gitea bitbucket circleci argocd travis sonarqube prometheus grafana datadog sentry splunk nginx apache caddy traefik haproxy
aws azure gcp heroku vercel netlify cloudflare digitalocean linode hetzner lambda s3 ec2
linux ubuntu debian fedora arch archlinux mint centos redhat nixos manjaro windows macos mac ios android freebsd
vim neovim nvim emacs vscode intellij pycharm webstorm phpstorm goland sublime eclipse xcode nano cursor zed helix notepad++ tmux screen kitty alacritty wezterm iterm
git svn mercurial jira confluence trello notion asana linear monday slack teams discord zoom obsidian evernote figma sketch photoshop illustrator indesign lightroom premiere aftereffects blender maya autocad revit sketchup solidworks rhino archicad canva gimp krita inkscape davinci ableton logic reaper fl cubase protools
excel word powerpoint access powerbi tableau looker metabase sap salesforce hubspot odoo dynamics netsuite tango bejerman wordpress shopify woocommerce magento drupal joomla wix webflow squarespace prestashop tiendanube
pandas numpy pytorch tensorflow keras scikit-learn sklearn langchain huggingface jupyter opencv stata spss eviews latex overleaf zotero
jest vitest cypress playwright selenium pytest junit postman insomnia webpack vite rollup babel eslint prettier biome npm pnpm yarn maven gradle cargo poetry pip conda
arduino raspberry esp32 stm32 plc rtos qt gtk opengl vulkan cuda verilog vhdl
gmail outlook thunderbird chrome firefox safari brave edge whatsapp telegram iphone ipad android chatgpt copilot
`);

/** Languages, which may follow a verb of use ("uso inglés") and are no tools to remember. */
export const LANGUAGES = set(
  'espanol castellano ingles portugues frances aleman italiano catalan gallego euskera vasco valenciano chino mandarin cantones japones coreano ruso arabe hebreo hindi griego turco polaco sueco noruego danes holandes neerlandes finlandes checo hungaro rumano ucraniano latin guarani quechua aymara nahuatl maya mapudungun bengali urdu persa tailandes vietnamita indonesio tagalo swahili esperanto bable aranes aimara mixteco zapoteco wayuunaiki tzotzil kiche otomi totonaco mazateco galego georgiano armenio serbio croata esloveno eslovaco bulgaro lituano leton estonio islandes gaelico irlandes gales breton kurdo farsi nepali amharico yoruba wolof zulu afrikaans yidis ladino',
);
