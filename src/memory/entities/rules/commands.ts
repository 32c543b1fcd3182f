import type { EntityRule } from '../entity.ts';

const list = (words: string) => words.trim().split(/\s+/).join('|');

/** Programs that are no words of either language, and what follows them in a command. */
const WITH_SUBCOMMAND: Readonly<Record<string, string>> = {
  git: 'add am apply bisect blame branch checkout cherry-pick clean clone commit config diff fetch grep init log merge mv pull push rebase remote reset restore revert rm show stash status submodule switch tag worktree',
  'npm|pnpm|yarn|bun':
    'add audit build ci create dev exec i init install link list ls outdated pack publish remove run start test uninstall update upgrade why',
  'pip|pip3|uv': 'download freeze install list show sync uninstall venv',
  'docker|podman':
    'build compose container cp exec image images info inspect kill login logs network ps pull push restart rm rmi run start stop system tag top volume',
  'docker-compose': 'build down exec logs ps pull restart run start stop up',
  'kubectl|oc': 'apply config create delete describe edit exec expose get logs port-forward rollout scale top',
  'systemctl|service': 'daemon-reload disable enable reload restart start status stop',
  'apt|apt-get|dnf|yum|brew|apk|pacman':
    'add autoremove info install list purge remove search uninstall update upgrade',
  'cargo|go|dotnet|mvn|gradle|poetry|composer|rake|mix':
    'add bench build check clean clippy doc fmt generate get init install mod new package publish require run test tidy update vet',
  'terraform|helm|gh|aws|gcloud|az|heroku|fly|vercel|wrangler':
    'apply auth destroy deploy describe get init install issue list login logs plan pr repo run s3 secret upgrade validate version',
};
const COMPOSE = 'docker compose (?:build|down|exec|logs|ps|pull|restart|run|start|stop|up)';
const SUBCOMMANDS = Object.entries(WITH_SUBCOMMAND)
  .map(([programs, words]) => `(?:${programs}) (?:${list(words)})(?![\\p{L}\\p{N}_-])`)
  .join('|');

/** Programs of which an option or a path tells that they are meant. */
const WITH_ARGUMENT = list(`
  npx node deno tsx tsc vitest jest eslint python python3 ipython pytest ruby perl php java javac rustc gcc clang psql mysql sqlite3 redis-cli mongo
  ls cd rm cp mv mkdir rmdir touch chmod chown ln df du ps kill pkill grep rg sed awk xargs tar unzip curl wget ssh scp rsync ping dig nslookup
  journalctl tmux vim nano code ffmpeg convert openssl crontab ollama
`);
const ARGUMENT = String.raw`(?:-{1,2}[a-zA-Z]|[./~$*"']|[\w-]+[./=:*][\w./*-])`;

/** Programs that are words as well, which count where a command is surely meant: in code, or after a prompt. */
const WORDS_TOO = list(
  'make cat find head tail less more sort cut echo env export source time watch which who top test history date sleep open',
);
const ALONE = list('ls pwd whoami htop ifconfig lsblk uptime');

const REST = String.raw`[^\n\r\u0060]{0,160}`;
const COMMAND = `(?:sudo )?(?:${COMPOSE}|${SUBCOMMANDS}|(?:${WITH_ARGUMENT}) ${ARGUMENT})`;
const IN_CODE = `(?:sudo )?(?:${COMPOSE}|${SUBCOMMANDS}|(?:${WITH_ARGUMENT}|${WORDS_TOO}) [^\\s])`;

export const COMMAND_RULES: readonly EntityRule[] = [
  {
    kind: 'commands',
    pattern: new RegExp(
      `^\\s*(?:[\\w.-]+@[\\w.-]+:[^$#\\n]{0,80})?[$>%❯]\\s+(?<name>(?:\\./)?[a-z][\\w./-]*(?: ${REST})?)$`,
      'gu',
    ),
    must: [
      ['$ ls -la', 'ls -la'],
      ['ana@mac:~/app$ git push origin main', 'git push origin main'],
      ['$ ./run.sh --fast', './run.sh --fast'],
    ],
    mustNot: ['$ 100 por persona', 'cuesta $ mucho', '> Cita de otro mensaje'],
  },
  {
    kind: 'commands',
    pattern: new RegExp(`^\\s*(?:[-*] |\\d+\\. )?(?<name>${COMMAND}${REST})$`, 'gu'),
    must: [
      ['git status', 'git status'],
      ['npm install express', 'npm install express'],
      ['sudo systemctl restart nginx', 'sudo systemctl restart nginx'],
      ['python3 manage.py migrate', 'python3 manage.py migrate'],
      ['ls -la', 'ls -la'],
      ['curl https://example.com', 'curl https://example.com'],
    ],
    mustNot: [
      'git es una herramienta',
      'make sure you test it',
      'find the file, please',
      'python is great',
      'go to the park',
      'cat pictures are nice',
      'node no arranca',
    ],
  },
  {
    kind: 'commands',
    pattern: new RegExp(`(?<!\`)\`(?<name>(?:${IN_CODE}[^\`\\n]{0,160}|${ALONE}))\`(?!\`)`, 'gu'),
    must: [
      ['Prueba con `git commit -m "x"` y luego `npm run build`.', 'git commit -m "x"', 'npm run build'],
      ['usa `make test`', 'make test'],
      ['escribe `pwd`', 'pwd'],
    ],
    mustNot: ['la variable `total` y la función `sort`', 'el programa `git`', '`src/app.ts`'],
  },
  {
    kind: 'commands',
    pattern: new RegExp(
      `(?:ejecut[aáeéoó]\\w*|corr[eéií]\\w*|lanz[aáeé]\\w*|run(?:ning)?|ran|execut\\w+|type|comando|command)(?: (?:el|the|de|con|un|a))?(?: (?:comando|command))?:? (?<name>(?:sudo )?(?:${COMPOSE}|${SUBCOMMANDS})(?: (?:--?[\\w-]+|[\\w-]*[./@=][\\w./@=-]*))*)`,
      'giu',
    ),
    must: [
      ['Ejecuta git status y dime', 'git status'],
      ['please run npm test -- --watch', 'npm test -- --watch'],
      ['corre docker compose up', 'docker compose up'],
    ],
    mustNot: ['ejecuta el plan', 'we ran git through its paces'],
  },
  {
    kind: 'commands',
    pattern: /^(?<name>\/[a-z][a-z0-9_-]{1,30})(?=\s|$|@)/gu,
    roles: ['user'],
    must: [
      ['/reset', '/reset'],
      ['/search bares de Madrid', '/search'],
      ['/start@mi_bot', '/start'],
    ],
    mustNot: ['/home/ana/x', 'y/o', '/ 2'],
  },
  {
    kind: 'commands',
    pattern: /"(?:command|cmd)"\s*:\s*"(?<name>(?:\.\/)?[a-zA-Z](?:[^"\\\n]|\\[^n]){1,400})"/gu,
    json: true,
    must: [
      ['{"command": "git diff --stat", "timeout": 5}', 'git diff --stat'],
      ['{"cmd":"echo \\"hola\\""}', 'echo "hola"'],
    ],
    mustNot: ['{"command": 3}', '{"comment": "git diff"}'],
  },
];
