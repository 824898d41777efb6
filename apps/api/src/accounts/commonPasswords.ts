import { frequentPasswords } from './frequentPasswords.ts';

/**
 * What shoppers in Nigeria choose, and what a published list of frequent passwords lacks: whole passwords, and the words
 * that most disguised ones are made of (see passwordRule.ts). In lower case.
 */
const list = `
password passw0rd passwort password1 password2 password12 password123 password1234 passwords mypassword newpassword
oldpassword thepassword yourpassword changeme changeme1 changeme123 default letmein letmein1 letmein123 letmeinnow
welcome welcome1 welcome12 welcome123 welcomeback administrator admin adminadmin admin123 admin1234 admin12345
superadmin rootroot root1234 qwerty qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
qwertyuio qwertz qwertzuiop azerty azertyuiop asdfghjkl asdfghjk asdf1234 asdfasdf asdfqwer zxcvbnm zxcvbnm1
zxcvbnm123 zxcvasdf qazwsx qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4
q1w2e3r4t5 qwer1234 qweasdzxc qweqweqwe 123456789 1234567890 12345678910 123123123 123321123 123456123 1234512345
12341234 12344321 11223344 1122334455 112233445566 123456abc 123456aa 1234qwer 123qweasd 123qwe123 12qwaszx 147258369
159753456 159357159 1357924680 2468101214 0987654321 0123456789 987654321 9876543210 100200300 111222333 123654789
741852963 789456123 963852741 abc12345 abc123456 abcd1234 abcd12345 abcdefgh abcdef123 abcabcabc a1b2c3d4 a1b2c3d4e5
a12345678 a123456789 aa123456 aa12345678 aaaa1111 1234abcd iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu ilovegod
ilovejesus ilovemyself iloveme lovelove loveyou loveyou1 loveme lovers forever forever1 sunshine sunshine1 princess
princess1 princesa superman superman1 batman spiderman ironman starwars starwars1 pokemon pokemon1 naruto dragonball
dragon dragon123 monkey monkey123 football football1 baseball baseball1 basketball basketball1 soccer volleyball
liverpool liverpool1 liverpoolfc chelsea chelsea1 chelseafc arsenal arsenal1 arsenalfc manchester manutd manunited
barcelona barcelona1 realmadrid juventus ronaldo ronaldo7 cristiano messi michael michael1 michelle jennifer jessica
jordan jordan23 daniel daniella danielle charlie charlotte christian christina christopher patrick patricia victoria
elizabeth alexander alexandra samantha stephanie veronica vanessa benjamin jonathan joshua nicholas nathaniel anthony
andrea andrew ashley amanda thomas robert richard matthew blessed blessing blessing1 favour goodness goodluck mercy
miracle testimony emmanuel emmanuel1 godisgood godisgreat godislove godwin jesus jesus1 jesuschrist jesusislord
jesuslovesme jesus123 christ thankgod thankyou amazinggrace almighty alleluia hallelujah halleluyah hosanna church
heaven heavenly lordjesus holyspirit myfamily mychurch myfather mymother mydaughter mysister mybrother mylove
mylove123 mybaby babygirl babygirl1 babyboy nigeria nigeria1 nigeria123 naija naija123 lagos lagos123 abuja ibadan
portharcourt africa ghana kenya london london123 canada america newyork computer computer1 internet internet1 samsung
samsung1 samsung123 android iphone nokia google google123 facebook facebook1 instagram whatsapp youtube twitter
microsoft windows windows10 linux master master123 mustang corvette ferrari porsche mercedes mercedes1 toyota yamaha
harley diamond diamonds chocolate chocolate1 butterfly butterfly1 flower flowers rainbow rainbow1 purple orange yellow
cookie peaches pepper peanut banana strawberry cherry buttercup snowball snowflake summer summer2023 summer2024
summer2025 winter winter2024 winter2025 spring autumn january february september october november december monday
friday sunday birthday happy happyday happiness smile freedom freedom1 liberty success success1 victory winner winners
money money123 moneyman million millionaire billionaire business company office secret secret123 topsecret nothing
whatever whatever1 anything something someone everyone trustno1 trustme access access14 shadow shadow1 phoenix
tigger tiger ginger hunter hunter2 killer killer123 warrior soldier ranger pirate ninja samurai wizard gandalf merlin
matrix matrix123 hacker hacker123 hello hello123 hellohello helloworld goodbye please pleasework testtest test1234
test12345 testing testing1 testing123 tester temp1234 temporary guest guest1234 user user1234 username student teacher
doctor engineer lawyer pastor prophet queen kingkong kingdom slipknot metallica nirvana eminem beyonce rihanna
wizkid burnaboy davido music guitar musica dancer dancing playboy playgirl lovely beautiful beautiful1 gorgeous
handsome sweetheart sweetie sweety honey darling darling1 angel angels angel123 angelina crystal jasmine melissa
natasha nicole rebecca rachel sabrina samuel sandra sarah scorpion sebastian security security1 service shopping
clothing fashion hoodie sneaker sneakers maggie maverick midnight mickey minnie monster moonlight morning motorola
nintendo playstation xbox360 minecraft fortnite roblox callofduty counterstrike zelda einstein elephant
emergency enterprise eternity excalibur fantasy firebird flamingo formula1 galaxy general gladiator goldfish
guardian hurricane infinity intrepid isabella italia jackson jamaica january1 juliana kawasaki keyboard kimberly
kristina lasvegas laurence leonardo lightning longhorn magnolia marathon margaret maryjane megadeth mercury
mitchell moonstar montana mountain napoleon nautilus newcastle northern notebook november1 olivia paradise parola
penguin pineapple playtime porsche1 precious pumpkin pussycat q1w2e3r4t5y6 racecar redskins remember rockstar rosebud
rockyou saturday scooter scotland simpsons skywalker snickers southern sparkles spartan special stargate
steelers strength superstar swordfish sylvester terminal thunder thunder1 thursday titanic together tomorrow
transformer treasure tuesday twilight universe valentina valentine vampire vincent virginia warcraft
wednesday westside wildcats william williams wolfgang wonderful woodland yankees zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx
mynameis asdf;lkj asdf;lkj1 1password p@ssword p@ssw0rd pa55word pa$$word abs12345 absshop absfashion
`;

/** Passwords that attackers try first. Only the server has them. */
export const commonPasswords: ReadonlySet<string> = new Set([...frequentPasswords, ...list.trim().split(/\s+/)]);
