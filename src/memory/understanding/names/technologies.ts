/** Tools of people who work with computers, and of others: languages, frameworks, stores, clouds, systems, editors, services, programs. */
export const TECHNOLOGIES = `
  python, javascript, typescript, java, kotlin, swift, rust, go, golang, ruby, php, perl, scala, clojure, elixir, erlang, haskell, ocaml, c, c++, c#, f#,
  cobol, fortran, r, julia, lua, dart, matlab, sql, html, css, bash, zsh, fish, powershell, assembly, delphi, vba, abap, apex, solidity, zig, nim,
  groovy, objective-c,
  react, reactjs, angular, vue, vuejs, vue.js, svelte, sveltekit, nextjs, next.js, nuxt, astro, remix, jquery, node, nodejs, node.js, deno, bun, express,
  nestjs, nest, fastify, koa, django, flask, fastapi, rails, laravel, symfony, spring, springboot, quarkus, dotnet, net, asp.net, blazor, flutter, ionic,
  electron, tauri, unity, unreal, godot,
  tailwind, bootstrap, sass, graphql, grpc, rest, kafka, rabbitmq, nats, redis, memcached, postgres, postgresql, mysql, mariadb, sqlite, oracle, mongo,
  mongodb, cassandra, dynamodb, elasticsearch, opensearch, clickhouse, snowflake, bigquery, redshift, databricks, spark, hadoop, airflow, dbt, duckdb,
  supabase, firebase, neo4j, influxdb, prisma, drizzle, hibernate, sequelize, sqlalchemy,
  docker, kubernetes, k8s, podman, helm, terraform, ansible, pulumi, vagrant, nomad, jenkins, gitlab, github, gitea, bitbucket, circleci, argocd, travis,
  sonarqube, prometheus, grafana, datadog, sentry, splunk, nginx, apache, caddy, traefik, haproxy,
  aws, azure, gcp, heroku, vercel, netlify, cloudflare, digitalocean, linode, hetzner, lambda, s3, ec2,
  linux, ubuntu, debian, fedora, archlinux, centos, redhat, nixos, manjaro, windows, macos, mac, ios, android, freebsd,
  vim, neovim, nvim, emacs, vscode, intellij, pycharm, webstorm, phpstorm, goland, sublime, eclipse, xcode, nano, cursor, zed, helix, notepad++, tmux,
  kitty, alacritty, wezterm, iterm,
  git, svn, mercurial, jira, confluence, trello, notion, asana, linear, monday, slack, teams, discord, zoom, obsidian, evernote, figma, sketch,
  photoshop, illustrator, indesign, lightroom, premiere, aftereffects, blender, maya, autocad, revit, sketchup, solidworks, rhino, archicad, canva, gimp,
  krita, inkscape, davinci, ableton, logic, reaper, fl, cubase, protools,
  excel, word, powerpoint, access, powerbi, tableau, looker, metabase, sap, salesforce, hubspot, odoo, dynamics, netsuite, tango, bejerman, wordpress,
  shopify, woocommerce, magento, drupal, joomla, wix, webflow, squarespace, prestashop, tiendanube,
  pandas, numpy, pytorch, tensorflow, keras, scikit-learn, sklearn, langchain, huggingface, jupyter, opencv, stata, spss, eviews, latex, overleaf,
  zotero,
  jest, vitest, cypress, playwright, selenium, pytest, junit, postman, insomnia, webpack, vite, rollup, babel, eslint, prettier, biome, npm, pnpm, yarn,
  maven, gradle, cargo, poetry, pip, conda,
  arduino, raspberry, esp32, stm32, plc, rtos, qt, gtk, opengl, vulkan, cuda, verilog, vhdl,
  gmail, outlook, thunderbird, chrome, firefox, safari, brave, edge, whatsapp, telegram, iphone, ipad, android, chatgpt, copilot,
  visual basic, google docs, google sheets, google drive, google cloud, sql server, power bi, ruby on rails, raspberry pi, premiere pro, after effects, final cut, home assistant`;

/** Those that are everyday words too: they count where a tool is spoken of. */
export const TECHNOLOGIES_AND_WORDS = `go, r, c, rust, swift, access, word, excel, notion, linear, helix, cursor, kitty, edge, brave, zoom, lambda, oracle, spark, spring, express, fish, remix, nest,
  slack, teams, monday, apex, rhino, sketch, tango, dynamics, looker, logic, node, bun, dart, julia, lua, scala, cargo, poetry, safari, chrome, maya, unity, pandas, poetry, helm, nano, eclipse, screen`;
