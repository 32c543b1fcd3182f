import type { EntityRule } from '../entity.ts';

const REST = String.raw`[^\n\r]{0,160}`;

export const ERROR_RULES: readonly EntityRule[] = [
  {
    kind: 'errors',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_.])(?<name>(?:[a-zA-Z_]\\w*\\.){0,8}[A-Z][a-zA-Z]*[a-z](?:Error|Exception)(?![\\p{L}\\p{N}_])(?:: ${REST})?)`,
      'gu',
    ),
    must: [
      ['TypeError: Cannot read properties of undefined', 'TypeError: Cannot read properties of undefined'],
      ['me sale un ModuleNotFoundError al arrancar', 'ModuleNotFoundError'],
      ['java.lang.NullPointerException: x', 'java.lang.NullPointerException: x'],
    ],
    mustNot: ['fue un Error mío', 'la excepción confirma la regla', 'Terror nocturno', 'class MyErrorHandler {}'],
  },
  {
    kind: 'errors',
    pattern: new RegExp(
      `^\\s*(?:\\[[^\\]]{1,30}\\] ?)?(?<name>(?:Uncaught )?(?:Error|ERROR|error(?:\\[\\w+\\])?|fatal|FATAL|panic|npm ERR!|ERR!)(?::|(?<=!)) ?[^\\s]${REST})`,
      'gu',
    ),
    must: [
      ['Error: listen EADDRINUSE: address already in use', 'Error: listen EADDRINUSE: address already in use'],
      ['fatal: not a git repository', 'fatal: not a git repository'],
      ['error[E0382]: borrow of moved value', 'error[E0382]: borrow of moved value'],
      ['npm ERR! missing script: build', 'npm ERR! missing script: build'],
    ],
    mustNot: ['el error fue mío', 'Error', 'un error: no lo sé'],
  },
  {
    kind: 'errors',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_])(?<name>(?:ENOENT|EACCES|EPERM|EEXIST|ENOSPC|ENOMEM|EMFILE|EPIPE|ECONNREFUSED|ECONNRESET|EADDRINUSE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERESOLVE|ELIFECYCLE|SIGSEGV|SIGKILL|OOMKilled|CrashLoopBackOff|ImagePullBackOff)(?![\\p{L}\\p{N}_])(?:: ${REST})?)`,
      'gu',
    ),
    must: [
      ["ENOENT: no such file or directory, open 'a.txt'", "ENOENT: no such file or directory, open 'a.txt'"],
      ['el pod está en CrashLoopBackOff otra vez', 'CrashLoopBackOff'],
    ],
    mustNot: ['ENERO', 'ERROR'],
  },
  {
    kind: 'errors',
    pattern:
      /^\s*(?<name>[^\n\r]{0,120}(?:command not found|[Nn]o such file or directory|[Pp]ermission denied|[Cc]onnection refused|[Ss]egmentation fault|[Oo]ut of memory|core dumped))(?![\p{L}\p{N}])/gu,
    roles: ['tool', 'user'],
    must: [
      ['bash: foo: command not found', 'bash: foo: command not found'],
      ["ls: cannot access 'x': No such file or directory", "ls: cannot access 'x': No such file or directory"],
    ],
    mustNot: ['the command was not found', 'permiso denegado por mi jefe'],
  },
  {
    kind: 'errors',
    pattern:
      /(?<![\p{L}\p{N}_.,€$])(?<name>(?:HTTP (?:error )?[45]\d\d|(?:400 Bad Request|401 Unauthorized|403 Forbidden|404 Not Found|408 Request Timeout|409 Conflict|422 Unprocessable Entity|429 Too Many Requests|500 Internal Server Error|502 Bad Gateway|503 Service Unavailable|504 Gateway Timeout)|[Ee]rror [45]\d\d))(?![\p{L}\p{N}_]|[.,]\d)/gu,
    must: [
      ['la API devuelve 502 Bad Gateway', '502 Bad Gateway'],
      ['me da un error 500', 'error 500'],
      ['HTTP 404', 'HTTP 404'],
    ],
    mustNot: ['cuesta 500 euros', 'vuelo 404', 'la calle 500'],
  },
];
