import type { SpellingData } from '../../spelling.ts';

/** The way English is spelled in chats. */
export const spelling: SpellingData = {
  words: `
    u ya > you
    ur > your
    r > are
    2moro 2morrow tmrw tmr tmw tomoz tmoro tomorow tommorow tommorrow > tomorrow
    tmrws > tomorrow's
    2nite tonite 2night > tonight
    wanna > want to
    goto > go to
    kiddos kiddo > kids
    whats > what's
    hows > how's
    wheres > where's
    whos > who's
    thats > that's
    shes > she's
    hes > he's
    theyre > they're
    youre > you're
    wasnt > wasn't
    didnt > didn't
    havent > haven't
    hasnt > hasn't
    arent > aren't
    werent > weren't
    couldnt > couldn't
    thinkin > thinking
    lookin > looking
    goin > going
    gonna > going to
    gotta > have to
    lets > let's
    theres > there's
    im > i'm
    ill > i'll
    id > i'd
    ive > i've
    weve > we've
    youve > you've
    theyve > they've
    wouldnt > wouldn't
    shouldnt > shouldn't
    hadnt > hadn't
    youll > you'll
    itll > it'll
    gimme > give me
    tryna > trying to
    bc becuz > because
    fave favs > fav
    meself > myself
    dont > don't
    cant > can't
    wont > won't
    doesnt > doesn't
    isnt > isn't
    were'nt > weren't
    pls plz > please
    ppl > people
    bday > birthday
    w > with
    wknd wkend > weekend
    sat > saturday
    thurs thur thu > thursday
    tues tue > tuesday
    weds > wednesday
    fri > friday
    mon > monday
    resto resturant restaraunt restraunt > restaurant
    bf > boyfriend
    gf > girlfriend
    hubby > husband
    missus > wife
    abt > about
    smth > something
    smwhere > somewhere
    thx > thanks
    rn > now
    b4 > before
    cofee coffe > coffee
    dinnr diner > dinner
    nite > night`,
  letters: '',
};
