/** Names by which signs of every language tell other voices: games that people live in, and places where others write. */
export const PROPER_NAMES = {
  games: `
    sims, roblox, minecraft, stardew, skyrim, animal crossing, crusader kings, fortnite, gta, zelda, pokemon, world of warcraft, wow, civ, civilization, baldur gate, baldurs gate, d&d, dnd,
    hogwarts legacy, second life, habbo, vrchat, farmville`,
  networks: 'youtube, reddit, twitter, facebook, instagram, tiktok, linkedin, forum, foro',
};
